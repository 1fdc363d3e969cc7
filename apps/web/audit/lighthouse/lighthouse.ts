// pnpm lighthouse [--page /news] [--runs 3]: Lighthouse's scores of every page, on a slowed-down phone
// and network, beside those of a bare page of React and React Router. Everything stays on this machine.
import { parseArgs } from "node:util";
import { startDemoSite } from "@headwaters/testing/site/site";
import type { Result } from "lighthouse";
import { publicPages } from "../pages.ts";
import { startBareSite } from "./bareSite.ts";
import { formatDetails } from "./details.ts";
import { measure } from "./measure.ts";
import { complaintsAbout, metric, score } from "./verdict.ts";

const { values: options } = parseArgs({
  options: { page: { type: "string" }, runs: { type: "string", default: "3" } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a number from 1.");

function row(result: Result) {
  const seconds = (id: string) => Math.round(metric(result, id) / 10) / 100;
  return {
    performance: score(result, "performance"),
    accessibility: score(result, "accessibility"),
    "best practices": score(result, "best-practices"),
    SEO: score(result, "seo"),
    "LCP s": seconds("largest-contentful-paint"),
    "TBT ms": Math.round(metric(result, "total-blocking-time")),
    CLS: Math.round(metric(result, "cumulative-layout-shift") * 1e3) / 1e3,
    "FCP s": seconds("first-contentful-paint"),
  };
}

const site = await startDemoSite();
const bareSite = await startBareSite();
try {
  const all = await publicPages(site.url);
  const chosen = all.filter(({ route }) => !options.page || route === options.page);
  if (chosen.length === 0) {
    throw new Error(`--page takes one of ${all.map(({ route }) => route).join(" ")}`);
  }
  const bare = await measure(bareSite.address, runs);
  const table: Record<string, ReturnType<typeof row>> = { "(bare page)": row(bare) };
  const complaints: string[] = [];
  for (const { route, address } of chosen) {
    const result = await measure(address, runs);
    table[route] = row(result);
    complaints.push(...complaintsAbout(result, bare).map((complaint) => `${route}  ${complaint}`));
    if (options.page) console.log(`\n${formatDetails(result).join("\n")}`);
  }
  console.table(table);
  if (complaints.length > 0) {
    console.error(complaints.join("\n"));
    process.exitCode = 1;
  }
} finally {
  await bareSite.stop();
  await site.stop();
}
