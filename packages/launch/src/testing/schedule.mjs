// Runs parts concurrently. Each starts when the parts that it waits for have ended.
import { spawn } from "node:child_process";
import { env, root, windows } from "../install.mjs";

/** Calls `run` for every part, when the parts named in its `waitsFor` have ended. */
export function schedule(parts, run) {
  const ended = new Map();
  for (const part of parts) {
    const before = part.waitsFor.map((title) => ended.get(title));
    ended.set(
      part.title,
      Promise.all(before).then(() => run(part)),
    );
  }
  return Promise.all(ended.values());
}

/** Prints the output of each part in one piece: that of the oldest part at once, the others after it. */
export function createPrinter(write) {
  const open = [];
  function flush() {
    while (open.length > 0) {
      if (open[0].text !== "") write(open[0].text);
      open[0].text = "";
      if (!open[0].ended) return;
      open.shift();
    }
  }
  return function print(title) {
    const output = { text: `\n── ${title}\n`, ended: false };
    open.push(output);
    flush();
    return {
      write(text) {
        output.text += text;
        flush();
      },
      end() {
        output.ended = true;
        flush();
      },
    };
  };
}

/** The running processes, and the signal that stops each, if it is not the received one. */
const running = new Map();

/** Runs a part's command; resolves with its success and its duration in seconds. */
export function runCommand(part, print) {
  const { title, command, args, cwd = root, env: own = {}, stopSignal } = part;
  const output = print(title);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...own, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
      shell: windows,
      stdio: ["ignore", "pipe", "pipe"],
      // In a process group of its own, so that Ctrl-C arrives only once, by stopCommands. A second
      // signal would end test runners before they stop their servers.
      detached: !windows,
    });
    running.set(child, stopSignal);
    const end = (ok) => {
      if (!running.delete(child)) return;
      output.end();
      resolve({ ok, seconds: (performance.now() - start) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", output.write);
    }
    child.on("error", (error) => {
      output.write(`${error.message}\n`);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/**
 * Stops every running command. A command with its own signal stops its child processes itself;
 * otherwise, and for SIGKILL, the whole process group gets the signal.
 */
export function stopCommands(signal) {
  for (const [{ pid }, stopSignal] of running) {
    const isOwnSignal = stopSignal !== undefined && signal !== "SIGKILL";
    try {
      if (pid === undefined) continue;
      process.kill(windows || isOwnSignal ? pid : -pid, isOwnSignal ? stopSignal : signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}
