import { spawn } from "node:child_process";

/** A user of the operating system, by number; undefined stands for the one we run as. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Outcome {
  ok: boolean;
  /** What the command wrote to both streams. */
  output: string;
}

// A fixed environment: PGDATA, PGPORT, LC_ALL or a short PATH of the caller change nothing.
// Windows programs do not start without their own variables.
const environment =
  process.platform === "win32"
    ? undefined
    : { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin", LC_ALL: "C" };

/** Runs a command to its end, as `account` when given. A command that cannot start is not ok. */
export function run(command: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...account,
      // The folder that we stand in may be closed to the account.
      cwd: process.platform === "win32" ? undefined : "/",
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    // Not "close": on Windows a server that pg_ctl starts keeps its pipes open for life.
    const finished = process.platform === "win32" ? "exit" : "close";
    child.once(finished, (code: number | null) => resolve({ ok: code === 0, output }));
  });
}

/** The last line that says something, which is where programs put the reason. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}
