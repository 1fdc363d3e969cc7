/** Calls `stop` with SIGINT or SIGTERM on a signal, and when npm, the parent process, has ended. */
export function onStop(stop) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  // A signal to npm ends the shell between npm and this process, which does not receive it.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, 100);
}
