/**
 * A reporter of vitest that ends the run on SIGHUP, which npm test sends when it is stopped, and
 * stops the databases. On other signals vitest exits at once and leaves them to the next run.
 */
export default class StopReporter {
  onInit(vitest) {
    process.once("SIGHUP", async () => {
      await vitest.cancelCurrentRun("keyboard-input");
      await vitest.exit(true);
    });
  }
}
