/**
 * A reporter of vitest that ends the run on SIGHUP and runs its teardown, which stops the databases.
 * npm test sends SIGHUP when it is stopped. On other signals vitest exits without the teardown.
 */
export default class StopReporter {
  onInit(vitest) {
    process.once("SIGHUP", async () => {
      await vitest.cancelCurrentRun("keyboard-input");
      await vitest.exit(true);
    });
  }
}
