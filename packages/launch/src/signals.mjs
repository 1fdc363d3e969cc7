// How a command of ours learns that it shall stop.

/** Calls `stop` with SIGINT or SIGTERM, also when npm, which started us, is gone. */
export function onStop(stop) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  // A signal to npm ends the shell between npm and us, and never arrives here.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 100);
}
