import { browser, ADDRESS, DESKTOP, PHONE } from "./house.mjs";
import { SCREENS } from "./screens.mjs";
import { guest, openRecord } from "./studio.mjs";
const out="/tmp/wshots"; import { mkdirSync } from "node:fs"; mkdirSync(out,{recursive:true});
for (const [n,s] of [["d",{viewport:DESKTOP}],["p",{viewport:PHONE,hasTouch:true,isMobile:true}]]) {
  for (const lang of (process.env.LANGS??"de").split(",")) for (const what of ["Hamburgum, trading","Hamburgum, giving","Hamburgum, building","Hamburgum, late","Hamburgum, the end"]) {
    const { context, page } = await guest({ settings:{lang}, ...s });
    await page.goto("/"); await page.locator("main").waitFor();
    await SCREENS[what](page); await page.waitForTimeout(400);
    const f = await page.evaluate(()=>[...document.querySelectorAll("body *")].filter(e=>{const st=getComputedStyle(e);return !(e instanceof SVGElement)&&e.scrollWidth>e.clientWidth+1&&e.clientWidth>1&&st.display!=="inline"&&/Taler|£/.test(e.textContent)&&![...e.children].some(c=>c.scrollWidth>c.clientWidth+1)}).map(e=>`${e.tagName}.${e.className} ${e.scrollWidth}>${e.clientWidth} ${e.textContent.slice(0,50)}`));
    console.log(n,lang,what,JSON.stringify(f));
    await page.screenshot({path:`${out}/${lang}-${n}-${what.replace(/\W+/g,"-")}.png`, fullPage:n==="p"});
    if(n==="p"){ for (const i of [1,2]) { const b=page.locator(".panes button").nth(i); if(await b.count()){ await b.click(); await page.waitForTimeout(200); await page.screenshot({path:`${out}/${lang}-${n}${i}-${what.replace(/\W+/g,"-")}.png`}); } } }
    await context.close();
  }
}
await (await browser()).close();
