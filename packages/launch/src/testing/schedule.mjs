// Runs parts side by side: each starts when the parts that it waits for have ended.
import { spawn } from "node:child_process";
import { env, root, windows } from "../install.mjs";

/** Runs every part by `run`; a part starts when those named in its `waitsFor` have ended. */
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

/** Prints the output of parts in one piece each: the oldest part's at once, the others' after it. */
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

const running = new Set();

/** Runs a part's command; resolves with whether it succeeded, and in how many seconds. */
export function runCommand({ title, command, args, cwd = root, env: own = {} }, print) {
  const output = print(title);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...own, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
      shell: windows,
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own: Ctrl-C reaches each command once, by stopCommands. Twice in a
      // row it would end test runners before they stop the servers that they started.
      detached: !windows,
    });
    running.add(child);
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

/** Passes a signal on to every command that runs, and to the processes that it started. */
export function stopCommands(signal) {
  for (const { pid, exitCode, signalCode } of running) {
    if (pid === undefined || exitCode !== null || signalCode !== null) continue;
    try {
      process.kill(windows ? pid : -pid, signal);
    } catch {
      // It ended in this moment.
    }
  }
}
