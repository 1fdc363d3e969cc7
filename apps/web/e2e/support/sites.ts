import type { SiteTemplate } from "@headwaters/testing/site/site";
import { prepareServer } from "@headwaters/testing/site/site";

/** Playwright's global setup: what the sites of all workers are copied from. */
export default async function setup() {
  const { template, stop } = await prepareServer();
  process.env.SITE_TEMPLATE = JSON.stringify(template); // workers inherit it
  return stop;
}

/** What the global setup has prepared. */
export function siteTemplate(): SiteTemplate {
  return JSON.parse(process.env.SITE_TEMPLATE ?? "") as SiteTemplate;
}
