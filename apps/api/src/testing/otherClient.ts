import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { usedTime } from "../features/content/markdown/limits.ts";

/** A client is disturbed when it waits for so much longer than usual, ms. */
export const DISTURBED = 100;
/** Something else may delay one answer; an attack that works delays one in every try. */
const TRIES = 5;

/** Between two questions, ms: who asks without a pause keeps a core busy that the attack could use. */
const PAUSE = 5;

/**
 * How long the site's thread, which is this one, works until it has answered what it has ready, ms:
 * in the pause before, too, so that no work of it stays unseen.
 */
async function wait(address: string): Promise<number> {
  const since = usedTime();
  await pause(PAUSE);
  const { status } = await sendRequest(address, "/api/events");
  if (status !== 200) throw new Error(`/api/events answered ${status}`);
  return usedTime() - since;
}

async function longestWaitDuring(address: string, attack: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  attack.then(end, end);
  let longest = 0;
  do longest = Math.max(longest, await wait(address));
  while (!isOver);
  await attack;
  return longest;
}

/**
 * How much longer than usual another client of the site that listens at this address waits for its
 * slowest answer while an attack runs, ms: the best of some tries.
 */
export async function addedWait(address: string, attack: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let i = 0; i < 9; i += 1) waits.push(await wait(address));
  const usual = waits.sort((a, b) => a - b)[4] ?? 0;
  let added = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && added >= DISTURBED; i += 1) {
    added = Math.min(added, (await longestWaitDuring(address, attack())) - usual);
  }
  return added;
}
