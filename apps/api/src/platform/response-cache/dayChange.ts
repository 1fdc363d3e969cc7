import { startOfDay } from "../time/days.ts";

/** How late a new day may be noticed, ms; short steps outlive a clock that is set or a laptop's sleep. */
const STEP = 5_000;

/** Calls `tell` whenever a day begins in this time zone; returns what ends that. */
export function onNewDay(timeZone: string, tell: () => void): () => void {
  let today = +startOfDay(timeZone);
  const timer = setInterval(() => {
    const now = +startOfDay(timeZone);
    if (now === today) return;
    today = now;
    tell();
  }, STEP);
  timer.unref();
  return () => clearInterval(timer);
}
