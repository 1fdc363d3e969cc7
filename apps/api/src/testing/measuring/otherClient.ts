import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { usedTime } from "../../features/content/markdown/limits.ts";

/** Added wait from which a client counts as disturbed, in ms. */
export const DISTURBED = 100;
/** Other work may delay one response, but a successful attack delays one in every try. */
const TRIES = 5;

/** Pause between requests, in ms: without it the client itself would occupy a core. */
const PAUSE = 5;

/**
 * Returns the processor time of the site's thread, which is this one, until it has answered a request,
 * in ms. It includes the pause before, so that no work is missed.
 */
async function wait(url: string): Promise<number> {
  const since = usedTime();
  await pause(PAUSE);
  const { status } = await sendRequest(url, "/api/events");
  if (status !== 200) throw new Error(`/api/events answered ${status}`);
  return usedTime() - since;
}

async function longestWaitDuring(url: string, attack: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  attack.then(end, end);
  let longest = 0;
  do longest = Math.max(longest, await wait(url));
  while (!isOver);
  await attack;
  return longest;
}

/**
 * Returns how much longer than usual another client waits for its slowest response during an attack, in
 * ms: the lowest result of several tries.
 */
export async function addedWait(url: string, attack: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) waits.push(await wait(url));
  const usual = waits.sort((a, b) => a - b)[4] ?? 0;
  let added = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && added >= DISTURBED; i += 1) {
    added = Math.min(added, (await longestWaitDuring(url, attack())) - usual);
  }
  return added;
}
