//! The time that a computer player of Kontor is charged for a decision.

use std::time::Duration;

/// Counts the processor time of the thread that started it, so that whatever else the machine does favours no one.
/// Where the system does not tell it, time is counted by the clock on the wall.
pub(super) struct Effort(Duration);

impl Effort {
    pub(super) fn start() -> Effort {
        Effort(now())
    }

    /// The time spent since the start.
    pub(super) fn spent(&self) -> Duration {
        now().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or_default(), time.tv_nsec.try_into().unwrap_or_default())
}

#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static DAWN: LazyLock<Instant> = LazyLock::new(Instant::now);
    DAWN.elapsed()
}
