//! `kontor serve`: the table in the browser, from this one file.

mod answer;
mod files;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use axum::Router;
use axum::routing::get;
use clap::Args;
use tokio::net::TcpListener;

/// Open the table in the browser: serves the web app that is inside this program.
#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on
    #[arg(long, default_value_t = 8617)]
    port: u16,
    /// The address to listen on; 0.0.0.0 for everyone in the network
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Open the browser too
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Serve) -> anyhow::Result<()> {
    if files::all().is_empty() {
        bail!("this program was built without the web app: run `cargo xtask serve`, which builds both");
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(listen(args))
}

async fn listen(args: &Serve) -> anyhow::Result<()> {
    let address = SocketAddr::new(args.host, args.port);
    let listener = match TcpListener::bind(address).await {
        Ok(listener) => listener,
        Err(fault) if fault.kind() == std::io::ErrorKind::AddrInUse => {
            bail!(
                "port {} is in use; stop what uses it, or choose another: kontor serve --port {}",
                args.port,
                next(args)
            )
        }
        Err(fault) => return Err(fault).with_context(|| format!("{address} cannot be listened on")),
    };
    let url = format!("http://{}", listener.local_addr()?);
    writeln!(std::io::stdout(), "Kontor is open at {url} (stop with Ctrl-C)")?;
    if args.open && !open(&url) {
        writeln!(std::io::stdout(), "no browser could be started: open {url} yourself")?;
    }
    axum::serve(listener, Router::new().fallback(get(answer::answer))).await?;
    Ok(())
}

/// Another port to propose.
fn next(args: &Serve) -> u16 {
    args.port.checked_add(1).unwrap_or(8617)
}

/// Opens an address in the browser of this machine.
fn open(url: &str) -> bool {
    let (program, words): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let silent = Command::new(program).args(words).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    silent.is_ok()
}
