import {
  CHECK_IN_MAX_AGE_MS,
  CHECK_IN_SEEN_MAX,
  type CheckInField,
  type CheckInState,
} from "@headwaters/contracts";
import { deviceStorage } from "./storage.ts";

/** The noted state of a person; absent fields are unchanged. */
export type CheckInValues = Partial<Pick<CheckInState, CheckInField>>;

interface CheckInAddress {
  accountId: string;
  eventId: string;
  registrationId: string;
}

/** A check-in that the server has not confirmed. */
export interface UnsentCheckIn extends CheckInAddress {
  noted: CheckInValues;
  /**
   * When each field was noted last, by this device's clock in ms, and what the page had shown of it
   * since the server was last heard. Absent in the storage of earlier builds.
   */
  made?: { [field in CheckInField]?: { at: number; seen: (string | null)[] } };
  /** When the last of it was noted. */
  at: number;
}

const PREFIX = "headwaters.checkIn.";
const toKey = ({ accountId, eventId, registrationId }: CheckInAddress) =>
  `${PREFIX}${accountId}.${eventId}.${registrationId}`;

function read(key: string): UnsentCheckIn | null {
  try {
    return JSON.parse(deviceStorage.read(key) ?? "null");
  } catch {
    return null;
  }
}

/** Without storage the open page still has the check-in. */
const write = (key: string, unsent: UnsentCheckIn | null) =>
  deviceStorage.write(key, unsent && JSON.stringify(unsent));

/**
 * Check-ins that this device has not sent yet. They outlive the cached roster, the session and the
 * build, because they say which child has arrived and who took it home. Each belongs to an account.
 */
export const unsentCheckIns = {
  read: (address: CheckInAddress): UnsentCheckIn | null => read(toKey(address)),

  /** Stores a check-in with the values that the page shows, and returns all unsent fields. */
  add(
    { accountId, eventId, registrationId }: CheckInAddress,
    noted: CheckInValues,
    shown: Pick<CheckInState, CheckInField | "conflicts">,
  ): UnsentCheckIn {
    const address = { accountId, eventId, registrationId };
    const earlier = read(toKey(address));
    const at = Date.now();
    const made = { ...earlier?.made };
    for (const field of Object.keys(noted) as CheckInField[]) {
      const conflict = shown.conflicts.find((one) => one.field === field);
      const seen = new Set([
        ...(made[field]?.seen ?? []),
        ...(conflict ? [conflict.older.value] : []),
        shown[field],
      ]);
      made[field] = { at, seen: [...seen].slice(-CHECK_IN_SEEN_MAX) };
    }
    const unsent = { ...address, noted: { ...earlier?.noted, ...noted }, made, at };
    write(toKey(address), unsent);
    return unsent;
  },

  /** Removes sent fields, unless they were changed since. */
  remove(sent: UnsentCheckIn) {
    const key = toKey(sent);
    const unsent = read(key);
    if (!unsent) return;
    const left = Object.entries(unsent.noted).filter(
      ([field, value]) => sent.noted[field as CheckInField] !== value,
    );
    write(key, left.length === 0 ? null : { ...unsent, noted: Object.fromEntries(left) });
  },

  /** Lists the check-ins of an account, the oldest first, and deletes those that are too old. */
  list(accountId: string): UnsentCheckIn[] {
    return deviceStorage
      .listKeys(`${PREFIX}${accountId}.`)
      .flatMap((key) => {
        const unsent = read(key);
        if (unsent && unsent.at > Date.now() - CHECK_IN_MAX_AGE_MS) return [unsent];
        write(key, null);
        return [];
      })
      .sort((a, b) => a.at - b.at);
  },
};
