// A visitor who loads one page again and again, forked by bench/visits.ts: the load generator is too busy to measure.
import { setTimeout } from "node:timers/promises";
import { receive } from "./receive.ts";

/** Between two requests, ms. */
const PAUSE = 2;

process.once("message", async (url: string) => {
  const times: number[] = [];
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  while (!isOver) {
    const begun = performance.now();
    await receive(url, { "accept-encoding": "br" });
    times.push(performance.now() - begun);
    await setTimeout(PAUSE);
  }
  process.send?.(times);
});
process.on("disconnect", () => process.exit());
