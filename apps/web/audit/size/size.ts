// pnpm size: the bytes that each page loads before it is interactive, as the built site sends them.
import { startDemoSite } from "@headwaters/testing/site/site";
import { publicPages } from "../pages.ts";
import { ALLOWED, weigh } from "./weigh.ts";

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

const site = await startDemoSite();
try {
  const table: Record<string, Record<string, number>> = {};
  const heavy: string[] = [];
  for (const { route, address } of await publicPages(site.url)) {
    const { html, css, js, scripts, total, fonts, pictures } = await weigh(address);
    table[route] = {
      HTML: kB(html),
      CSS: kB(css),
      JS: kB(js),
      total: kB(total),
      "(script files)": scripts,
      "(fonts)": kB(fonts),
      "(pictures)": kB(pictures),
    };
    if (total > ALLOWED) heavy.push(route);
  }
  console.log("\nkB, compressed as served; fonts and the first pictures are not in the total");
  console.table(table);
  if (heavy.length > 0) {
    console.error(`Above ${kB(ALLOWED)} kB: ${heavy.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
}
