import { organization } from "@headwaters/contracts";
import type { FastifyBaseLogger } from "fastify";
import type { DemoSignIn } from "./demo.ts";

/** What the operator should know of a site that has started. */
interface Started {
  publicUrl: string;
  /** In a line each. */
  database: string;
  mail: string;
  demo: DemoSignIn | null;
}

/** Says that the site serves: a banner for a person at a terminal, else a log line, without a password. */
export function sayStarted(log: FastifyBaseLogger, terminal: boolean, started: Started): void {
  if (terminal) {
    console.log(banner(started));
    return;
  }
  const { publicUrl, database, mail, demo } = started;
  const demoPasswordFile = demo ? { demoPasswordFile: demo.passwordFile } : {};
  const line = { publicUrl, database, mail, ...demoPasswordFile };
  // Whatever LOG_LEVEL is: whoever started the site waits for it.
  log.child({}, { level: "info" }).info(line, `${organization.name} is at ${publicUrl}`);
}

export function banner({ publicUrl, database, mail, demo }: Started): string {
  return [
    "",
    `${organization.name} is at ${publicUrl}`,
    ...(demo ? [`  Sign in   ${demo.email} with the password ${whichPassword(demo)}`] : []),
    `  Database  ${database}`,
    `  Mail      ${mail}`,
    "  Stop      Ctrl-C",
    "",
  ].join("\n");
}

function whichPassword({ password, passwordFile }: DemoSignIn): string {
  return password === null ? `in ${passwordFile}` : `${password} (kept in ${passwordFile})`;
}
