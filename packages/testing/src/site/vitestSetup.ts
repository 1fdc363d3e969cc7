import type { TestProject } from "vitest/node";
import { prepareSites } from "./site.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await prepareSites();
  project.provide("siteTemplate", template);
  return stop;
}
