import { afterEach, vi } from "vitest";
import { undoAll } from "./process.ts";

// The files of a worker share its modules: what a test leaves behind, the next file would meet.
afterEach(async () => {
  vi.useRealTimers();
  await undoAll();
});
