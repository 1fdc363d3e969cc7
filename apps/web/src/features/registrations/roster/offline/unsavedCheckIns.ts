import type { RosterEntry } from "@headwaters/contracts";
import { paths } from "../../../../lib/paths.ts";

/** What is noted of someone; absent fields are unchanged. */
export type Noted = Partial<Pick<RosterEntry, "attendance" | "pickedUpBy">>;

interface Address {
  eventId: string;
  registrationId: string;
}

/** The names by which public/roster-worker.js and deleteOfflineRosters erase it. */
const CACHE = "rosters";
const KEPT_UNTIL = "x-kept-until";

const toPath = ({ eventId, registrationId }: Address) =>
  `${paths.roster(eventId)}/check-ins/${registrationId}`;

async function readKept(address: Address): Promise<Noted> {
  const kept = await globalThis.caches?.match(toPath(address), { cacheName: CACHE });
  const isOver = Number(kept?.headers.get(KEPT_UNTIL)) <= Date.now();
  return kept && !isOver ? ((await kept.json()) as Noted) : {};
}

/** Keeps it beside the kept roster, as long as that; without one nothing is kept. */
async function write(address: Address, noted: Noted): Promise<void> {
  const roster = await globalThis.caches?.match(paths.roster(address.eventId), {
    cacheName: CACHE,
  });
  if (!roster) return;
  const until = roster.headers.get(KEPT_UNTIL) ?? "0";
  const cache = await caches.open(CACHE);
  if (Object.keys(noted).length === 0) await cache.delete(toPath(address));
  else {
    const headers = { [KEPT_UNTIL]: until };
    await cache.put(toPath(address), Response.json(noted, { headers }));
  }
}

/** One after the other: each reads what the one before has written. */
let queue: Promise<unknown> = Promise.resolve();
function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => {}); // the device is full: it is still in the open page
  return result;
}

/** Check-ins that the server does not have yet, kept on this device over a reload without signal. */
export const unsavedCheckIns = {
  read: (address: Address) => enqueue(() => readKept(address)),

  add: (address: Address, noted: Noted) =>
    enqueue(async () => write(address, { ...(await readKept(address)), ...noted })),

  /** Removes what was sent, unless it was changed again since. */
  remove: (address: Address, sent: Noted) =>
    enqueue(async () => {
      const kept = Object.entries(await readKept(address));
      const isSent = ([field, value]: [string, unknown]) => sent[field as keyof Noted] === value;
      if (kept.length > 0)
        await write(address, Object.fromEntries(kept.filter((one) => !isSent(one))));
    }),
};
