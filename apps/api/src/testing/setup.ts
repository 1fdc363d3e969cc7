import { undoAll } from "@headwaters/testing/afterwards";
import { afterEach, vi } from "vitest";

// The test files of a worker share its modules, so each test must undo its changes.
afterEach(async () => {
  vi.useRealTimers();
  await undoAll();
});
