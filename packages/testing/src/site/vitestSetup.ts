import startServer from "@headwaters/db/testing";
import type { TestProject } from "vitest/node";
import { prepareSites } from "./site.ts";

/** Starts the PostgreSQL of the run and creates its site template, once for all projects. */
export default async function setup(project: TestProject) {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().siteTemplate) return undefined;
  const stopServer = await startServer(project);
  const { template, stop } = await prepareSites(run.getProvidedContext().testServer);
  run.provide("siteTemplate", template);
  return async () => {
    await stopServer?.();
    stop();
  };
}
