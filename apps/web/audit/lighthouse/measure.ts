import { chromium } from "@headwaters/testing/site/browser";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Pages, browser and Lighthouse reach no other machine. */
const THIS_MACHINE_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

/**
 * One run of Lighthouse in a browser that is slowed down like a cheap phone on a slow network. Its
 * default calculates that from a fast load, as if the paint waited for each script that preceded it.
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

/** The run in the middle of several, each in a browser of its own: other work of the machine disturbs some. */
export async function measure(address: string, runs: number): Promise<Result> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await run(address));
  return computeMedianRun(results);
}
