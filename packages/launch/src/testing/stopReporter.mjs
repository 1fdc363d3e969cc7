/**
 * A reporter of vitest that ends the run on SIGHUP, which npm test sends, with its teardown. On
 * other signals vitest exits without the teardown, which stops the databases.
 */
export default class StopReporter {
  onInit(vitest) {
    process.once("SIGHUP", async () => {
      await vitest.cancelCurrentRun("keyboard-input");
      await vitest.exit(true);
    });
  }
}
