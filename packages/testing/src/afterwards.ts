const undo: (() => unknown)[] = [];

/** Registers a cleanup step. `undoAll` runs the steps after the test, the last one first. */
export function afterwards(step: () => unknown) {
  undo.push(step);
}

async function undoSteps(steps: (() => unknown)[]) {
  for (const step of steps.reverse()) await step();
}

/** Runs the cleanup steps of the test; the setup file of vitest calls it after each test. */
export const undoAll = () => undoSteps(undo.splice(0));

/** Returns a function that runs the steps so far. A beforeAll returns it, to clean up after all tests. */
export function afterAllTests(): () => Promise<void> {
  const steps = undo.splice(0);
  return () => undoSteps(steps);
}
