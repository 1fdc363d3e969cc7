import { prepareSites, type SiteTemplate } from "@headwaters/testing/site/site";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** What the sites of the run are copied from. */
    siteTemplate: SiteTemplate;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await prepareSites();
  project.provide("siteTemplate", template);
  return stop;
}
