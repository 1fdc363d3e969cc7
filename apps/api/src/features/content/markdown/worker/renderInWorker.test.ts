import { expect, test } from "vitest";
import { startWorker } from "./renderInWorker.ts";

const script = (text: string) => new URL(`data:text/javascript,${text}`);

test("a thread that exits before it is ready fails at once", async () => {
  await expect(startWorker(script("process.exit(3)"))).rejects.toThrow("ended with 3");
  await expect(startWorker(script("throw new Error('no parser')"))).rejects.toThrow("no parser");
});

test("a thread that never gets ready is given up", async () => {
  const waiting = startWorker(script("setInterval(() => {}, 1_000)"), 100);
  await expect(waiting).rejects.toMatchObject({ code: "ABORT_ERR" });
});
