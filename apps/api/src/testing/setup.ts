import { undoAll } from "@headwaters/testing/afterwards";
import { afterEach, vi } from "vitest";

// The files of a worker share its modules: what a test leaves behind, the next file would meet.
afterEach(async () => {
  vi.useRealTimers();
  await undoAll();
});
