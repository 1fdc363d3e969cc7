import { spawnSync } from "node:child_process";

/** Returns whether a program is installed. */
export const isInstalled = (program: string, version: string) =>
  spawnSync(program, [version], { stdio: "ignore" }).error === undefined;

/** Fails the rehearsal with one sentence if a required program is missing. */
export default function setup() {
  const missing = Object.entries({ nginx: "-v", openssl: "version" })
    .filter(([program, version]) => !isInstalled(program, version))
    .map(([program]) => program);
  if (missing.length === 0) return;
  console.error(`The rehearsal needs ${missing.join(" and ")}; install it first.`);
  process.exit(1);
}
