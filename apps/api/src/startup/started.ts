import { organization } from "@headwaters/contracts";
import type { FastifyBaseLogger } from "fastify";
import { version } from "../platform/version.ts";
import type { DemoSignIn } from "./demo.ts";

const TITLE = `${organization.name} ${version}`;

interface Started {
  publicUrl: string;
  /** One line each. */
  database: string;
  mail: string;
  demo: DemoSignIn | null;
}

/** Independent of LOG_LEVEL, because the operator waits for these lines. */
const alwaysLog = (log: FastifyBaseLogger) => log.child({}, { level: "info" });

/** Logs the version, as the first line. */
export function logVersion(log: FastifyBaseLogger): void {
  alwaysLog(log).info({ version }, TITLE);
}

/** Prints version, address and the sign-in of a local site: a banner at a terminal, log lines otherwise. */
export function logStarted(log: FastifyBaseLogger, terminal: boolean, started: Started): void {
  if (terminal) {
    console.log(banner(started));
    return;
  }
  const { publicUrl, database, mail, demo } = started;
  const line = { publicUrl, database, mail };
  const always = alwaysLog(log);
  if (demo) always.info(`Sign in as ${describeSignIn(demo)}`);
  always.info(line, `${TITLE} is at ${publicUrl}`);
}

export function banner({ publicUrl, database, mail, demo }: Started): string {
  return [
    "",
    `${TITLE} is at ${publicUrl}`,
    ...(demo ? [`  Sign in   ${describeSignIn(demo)}`] : []),
    `  Database  ${database}`,
    `  Mail      ${mail}`,
    "  Stop      Ctrl-C",
    "",
  ].join("\n");
}

function describeSignIn({ email, password, passwordFile }: DemoSignIn): string {
  const which = password === null ? `in ${passwordFile}` : `${password} (kept in ${passwordFile})`;
  return `${email} with the password ${which}`;
}
