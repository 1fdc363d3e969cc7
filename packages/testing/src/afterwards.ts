const undo: (() => unknown)[] = [];

/** Undoes this, last first, when the test is over: what `undoAll` does in a setup file of vitest. */
export function afterwards(step: () => unknown) {
  undo.push(step);
}

/** Undoes what the test that ends has asked to undo. */
export async function undoAll() {
  for (const step of undo.splice(0).reverse()) await step();
}
