import { spawn } from "node:child_process";
import { errorCode } from "./errors.ts";

/** A user of the operating system. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Outcome {
  ok: boolean;
  /** The output of both streams. */
  output: string;
}

// Fixed, so that PGDATA, PGPORT, LC_ALL or a short PATH of the caller have no effect. Windows
// programs need their own variables to start.
const environment =
  process.platform === "win32"
    ? undefined
    : { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin", LC_ALL: "C" };

/** Runs a command until it ends, as `account` if given. A command that cannot start is not `ok`. */
export function run(command: string, args: string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...account,
      // The account may have no access to the current folder.
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
    // On Windows a server that pg_ctl starts keeps the pipes open, so that "close" never comes.
    const finished = process.platform === "win32" ? "exit" : "close";
    child.once(finished, (code: number | null) => resolve({ ok: code === 0, output }));
  });
}

/** Returns the last line that is not empty, where programs print the reason of a failure. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}

/** Returns true if a process with this id exists, whichever user owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
