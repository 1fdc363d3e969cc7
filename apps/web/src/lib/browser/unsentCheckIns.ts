import type { RosterEntry } from "@headwaters/contracts";

/** The noted state of a person; absent fields are unchanged. */
export type Noted = Partial<Pick<RosterEntry, "attendance" | "pickedUpBy">>;

interface CheckInAddress {
  accountId: string;
  eventId: string;
  registrationId: string;
}

/** A check-in that the server has not confirmed. */
export interface UnsentCheckIn extends CheckInAddress {
  noted: Noted;
  /** When it was noted, by this device's clock, in ms. */
  at: number;
}

const PREFIX = "headwaters.checkIn.";
/** Nobody waits for check-ins that are older than this, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const toKey = ({ accountId, eventId, registrationId }: CheckInAddress) =>
  `${PREFIX}${accountId}.${eventId}.${registrationId}`;

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined; // No storage, or it is full: the open page still has the check-in.
  }
}

function read(key: string): UnsentCheckIn | null {
  const kept = attempt((storage) => storage.getItem(key));
  return kept ? (JSON.parse(kept) as UnsentCheckIn) : null;
}

/**
 * Check-ins that this device has not sent yet. They outlive the cached roster, the session and the
 * build, because they say which child has arrived and who took it home. Each belongs to an account.
 */
export const unsentCheckIns = {
  read: (address: CheckInAddress): Noted => read(toKey(address))?.noted ?? {},

  add(address: CheckInAddress, noted: Noted) {
    const key = toKey(address);
    const all = { ...read(key)?.noted, ...noted };
    const { accountId, eventId, registrationId } = address;
    const unsent = { accountId, eventId, registrationId, noted: all, at: Date.now() };
    attempt((storage) => storage.setItem(key, JSON.stringify(unsent)));
  },

  /** Removes sent fields, unless they were changed since. */
  remove(address: CheckInAddress, sent: Noted) {
    const key = toKey(address);
    const unsent = read(key);
    if (!unsent) return;
    const left = Object.entries(unsent.noted).filter(
      ([field, value]) => sent[field as keyof Noted] !== value,
    );
    attempt((storage) =>
      left.length === 0
        ? storage.removeItem(key)
        : storage.setItem(key, JSON.stringify({ ...unsent, noted: Object.fromEntries(left) })),
    );
  },

  /** Lists the check-ins of an account, the oldest first, and deletes those that are too old. */
  list(accountId: string): UnsentCheckIn[] {
    const keys = attempt((storage) => Object.keys(storage)) ?? [];
    return keys
      .filter((key) => key.startsWith(`${PREFIX}${accountId}.`))
      .flatMap((key) => {
        const unsent = read(key);
        if (unsent && unsent.at > Date.now() - KEPT_MS) return [unsent];
        attempt((storage) => storage.removeItem(key));
        return [];
      })
      .sort((a, b) => a.at - b.at);
  },
};
