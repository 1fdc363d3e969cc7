import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Loads a cached page while `work` lasts; returns the times, ms. */
export async function visit(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const visitor = fork(join(import.meta.dirname, "visitor.ts"));
  visitor.send(url);
  await work();
  visitor.send("over");
  const [times] = (await once(visitor, "message")) as [number[]];
  visitor.disconnect();
  return times;
}
