import type { SiteTemplate } from "@headwaters/testing/site/site";
import { prepareServer } from "@headwaters/testing/site/site";

/** Playwright's global setup: creates the template of the sites of all workers. */
export default async function setup() {
  const { template, stop } = await prepareServer();
  process.env.SITE_TEMPLATE = JSON.stringify(template); // Workers inherit the environment.
  return stop;
}

/** The template that the global setup has created. */
export function siteTemplate(): SiteTemplate {
  return JSON.parse(process.env.SITE_TEMPLATE ?? "") as SiteTemplate;
}
