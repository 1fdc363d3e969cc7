import type { RosterEntry } from "@headwaters/contracts";
import { paths } from "../../../../lib/paths.ts";

/** The noted state of a person; absent fields are unchanged. */
export type Noted = Partial<Pick<RosterEntry, "attendance" | "pickedUpBy">>;

interface Address {
  eventId: string;
  registrationId: string;
}

/** The names by which public/roster-worker.js and deleteOfflineRosters delete the data. */
const CACHE = "rosters";
const KEPT_UNTIL = "x-kept-until";

const toPath = ({ eventId, registrationId }: Address) =>
  `${paths.roster(eventId)}/check-ins/${registrationId}`;

async function readKept(address: Address): Promise<Noted> {
  const kept = await globalThis.caches?.match(toPath(address), { cacheName: CACHE });
  const isOver = Number(kept?.headers.get(KEPT_UNTIL)) <= Date.now();
  return kept && !isOver ? ((await kept.json()) as Noted) : {};
}

/**
 * Stores it beside the cached roster, with the same expiry; without a cached roster it stores
 * nothing.
 */
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

/** Writes run in sequence, as each reads the result of the one before. */
let queue: Promise<unknown> = Promise.resolve();
function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => {}); // The device is full; the open page still has it.
  return result;
}

/** Check-ins that are not saved on the server yet, cached on this device for an offline reload. */
export const unsavedCheckIns = {
  read: (address: Address) => enqueue(() => readKept(address)),

  add: (address: Address, noted: Noted) =>
    enqueue(async () => write(address, { ...(await readKept(address)), ...noted })),

  /** Removes sent fields, unless they were changed since. */
  remove: (address: Address, sent: Noted) =>
    enqueue(async () => {
      const kept = Object.entries(await readKept(address));
      const isSent = ([field, value]: [string, unknown]) => sent[field as keyof Noted] === value;
      if (kept.length > 0)
        await write(address, Object.fromEntries(kept.filter((one) => !isSent(one))));
    }),
};
