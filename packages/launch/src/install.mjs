// Plain JavaScript with Node's own modules, because this runs before anything is installed, on the
// host's Node (20 or newer).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const bin = join(root, "node_modules/.bin");
/** On Windows commands need a shell, and there are no process groups. */
export const windows = process.platform === "win32";

/** The environment of every command. The workspace's own Node, pnpm and tools come first. */
export const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};

/** The workspace's Node 24. */
export const node = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");

/** Runs a command in the root folder until it ends. Its output is printed unless `quiet`. */
export function run(command, args, { quiet = false } = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    shell: windows,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
  });
  return { ok: status === 0, output: error ? error.message : `${stdout ?? ""}${stderr ?? ""}` };
}

/** Identifies the lockfile and the kind of machine. When they change, the installation is stale. */
function readFingerprint() {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"));
  const hash = createHash("sha256").update(lockfile).digest("hex");
  return `${hash} ${process.platform} ${process.arch}`;
}

/** Installs the locked dependencies, unless they are installed. Ends the process if that fails. */
export function install() {
  const marker = join(root, "node_modules/.installed");
  if (existsSync(marker) && readFileSync(marker, "utf8") === readFingerprint()) return;
  console.log("Installing what Headwaters needs; the first time takes a minute or two …");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { ok, output } = run(
    "npx",
    ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"],
    { quiet: true },
  );
  if (!ok) {
    console.error(output.trim().split("\n").slice(-20).join("\n"));
    console.error("The dependencies could not be installed: is the npm registry in reach?");
    process.exit(1);
  }
  writeFileSync(marker, readFingerprint());
}
