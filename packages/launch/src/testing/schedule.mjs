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

/** The processes that run, and the signal that stops each, where it is not the one that came. */
const running = new Map();

/** Runs a part's command; resolves with whether it succeeded, and in how many seconds. */
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
      // A process group of its own: Ctrl-C reaches each command once, by stopCommands. Twice in a
      // row it would end test runners before they stop the servers that they started.
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
 * Stops every command that runs: those with a signal of their own end what they started themselves,
 * of others all processes get the signal. SIGKILL goes to all.
 */
export function stopCommands(signal) {
  for (const [{ pid }, stopSignal] of running) {
    const alone = stopSignal !== undefined && signal !== "SIGKILL";
    try {
      if (pid === undefined) continue;
      process.kill(windows || alone ? pid : -pid, alone ? stopSignal : signal);
    } catch {
      // It ended in this moment.
    }
  }
}
