const undo: (() => unknown)[] = [];

/** Undoes this, last first, when the test is over: what `undoAll` does in a setup file of vitest. */
export function afterwards(step: () => unknown) {
  undo.push(step);
}

async function undoSteps(steps: (() => unknown)[]) {
  for (const step of steps.reverse()) await step();
}

/** Undoes what the test that ends has asked to undo. */
export const undoAll = () => undoSteps(undo.splice(0));

/** For the end of a beforeAll, to be returned: undoes what it did when all its tests are over. */
export function afterAllTests(): () => Promise<void> {
  const steps = undo.splice(0);
  return () => undoSteps(steps);
}
