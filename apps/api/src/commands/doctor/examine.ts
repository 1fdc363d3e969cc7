import { readConfig } from "../../config.ts";
import { readSavedSiteUrl } from "../../startup/dataDir.ts";
import { type Check, describeError, type Result, runChecks } from "./check.ts";
import {
  checkClock,
  checkCluster,
  checkExtensions,
  checkMigrations,
  checkServer,
  findDoctorDatabase,
} from "./database.ts";
import { checkMail, checkStorage } from "./services.ts";
import { checkConfiguration, checkDisk, checkProxies, checkPublicUrl } from "./site.ts";
import { checkJobs, checkMails, checkOutbound, checkReviews } from "./work.ts";

const checks: Check[] = [
  { name: "configuration", run: checkConfiguration },
  { name: "database", run: checkServer },
  { name: "migrations", run: checkMigrations },
  { name: "extensions", run: checkExtensions },
  { name: "clock", run: checkClock },
  { name: "embedded cluster", run: checkCluster },
  { name: "disk space", run: checkDisk },
  { name: "mail server", run: checkMail },
  { name: "storage", run: checkStorage },
  { name: "PUBLIC_URL", run: checkPublicUrl },
  { name: "proxies", run: checkProxies },
  { name: "jobs", run: checkJobs },
  { name: "outbound", run: checkOutbound },
  { name: "mails", run: checkMails },
  { name: "reviews", run: checkReviews },
];

/** The site's configuration, with the address of its last start unless the environment has one. */
function readSiteConfig(env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const isGiven = env.PORT || env.PUBLIC_URL;
  return isGiven ? config : { ...config, ...readSavedSiteUrl(config.dataDir) };
}

/**
 * Runs all checks; for an invalid configuration only its own check.
 * @param sendTo recipient of a test mail
 */
export async function examine(env: NodeJS.ProcessEnv, sendTo: string | null): Promise<Result[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readSiteConfig(env);
  } catch (error) {
    const advice = "The other checks need it. The table is in apps/docs/configuration.md.";
    return [{ name: "configuration", status: "failed", message: describeError(error), advice }];
  }
  return runChecks(checks, { config, sendTo, ...(await findDoctorDatabase(config)) });
}
