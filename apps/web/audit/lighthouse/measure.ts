import { chromium } from "@headwaters/testing/site/browser";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Keeps pages, browser and Lighthouse from reaching other machines. */
const THIS_MACHINE_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

/**
 * One run of Lighthouse in a browser that is really slowed down to a cheap phone on a slow network.
 * Lighthouse's default calculates the slow result from a fast load, as if the paint waited for
 * every earlier script.
 */
async function run(address: string): Promise<Result> {
  const { executablePath, env } = await chromium();
  const chrome = await launch({
    chromePath: executablePath,
    envVars: env,
    chromeFlags: ["--no-sandbox", "--headless=shell", THIS_MACHINE_ALONE],
  });
  try {
    const answer = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      // Pages of mailed links and the search page keep out of search engines.
      skipAudits: ["is-crawlable"],
      throttlingMethod: "devtools",
      logLevel: "silent",
    });
    const problem = answer ? answer.lhr.runtimeError?.message : "no report";
    if (!answer || problem) throw new Error(`Lighthouse could not judge ${address}: ${problem}`);
    return answer.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Returns the median of several runs, each in a new browser, because other work of the machine
 * disturbs some.
 */
export async function measure(address: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await run(address));
  return computeMedianRun(results);
}
