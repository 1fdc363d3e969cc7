import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../secrets.ts";

/** Days for which an account trusts a device after a sign-in. */
export const TRUST_DAYS = 365;
const TRUST_SECONDS = TRUST_DAYS * 24 * 60 * 60;
/** Maximum accounts per browser, enough for a family. */
const MAX_ACCOUNTS = 5;

/** 16 random bytes. */
const ID = /^[\w-]{22}$/;

/** An account's trust in a device, until a time in seconds since 1970. */
interface Grant {
  until: string;
  mac: string;
}

interface DeviceValue {
  id: string;
  grants: readonly Grant[];
}

/** A device that an account trusts since a time, in seconds since 1970. */
export interface TrustedDevice {
  id: string;
  since: number;
}

/** Parses "id.until.mac.until.mac"; any other value is an unknown device. */
function parse(value: string | undefined): DeviceValue {
  const [id = "", ...rest] = value?.split(".", 1 + 2 * MAX_ACCOUNTS) ?? [];
  if (!ID.test(id)) return { id: randomBytes(16).toString("base64url"), grants: [] };
  const grants: Grant[] = [];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    grants.push({ until: rest[i] ?? "", mac: rest[i + 1] ?? "" });
  }
  return { id, grants };
}

const format = ({ id, grants }: DeviceValue) =>
  [id, ...grants.flatMap(({ until, mac }) => [until, mac])].join(".");

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random id, and for
 * each account that has signed in a keyed hash of both. A cookie reveals no account without its
 * address, and the server stores only since when an account trusts devices (deviceTrust.ts).
 */
export function trustedDevices(secrets: Secrets) {
  const toKey = (secret: string) =>
    new Uint8Array(hkdfSync("sha256", secret, "", "device cookie", 32));
  const [newest, ...earlier] = secrets;
  const key = toKey(newest);
  const keys = [key, ...earlier.map(toKey)];
  const sign = (id: string, account: string, until: string, by = key) =>
    createHmac("sha256", by)
      .update(JSON.stringify([id, account, until]))
      .digest();

  function isFor(account: string, id: string, { until, mac }: Grant): boolean {
    const given = Buffer.from(mac, "base64url");
    return keys.some((key) => {
      const expected = sign(id, account, until, key);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  const without = ({ id, grants }: DeviceValue, account: string) =>
    grants.filter((grant) => !isFor(account, id, grant));

  return {
    /** Returns the device if this account trusts it; null otherwise. */
    find(value: string | undefined, account: string): TrustedDevice | null {
      const { id, grants } = parse(value);
      const until = Number(grants.find((grant) => isFor(account, id, grant))?.until ?? 0);
      return until * 1_000 > Date.now() ? { id, since: until - TRUST_SECONDS } : null;
    },

    /** Adds this account to the device's value, and drops the oldest accounts over the maximum. */
    grant(value: string | undefined, account: string): string {
      const device = parse(value);
      const until = String(Math.floor(Date.now() / 1_000) + TRUST_SECONDS);
      const mac = sign(device.id, account, until).toString("base64url");
      const grants = [...without(device, account), { until, mac }].slice(-MAX_ACCOUNTS);
      return format({ ...device, grants });
    },

    /** Removes this account from the device's value; null if no account is left. */
    revoke(value: string | undefined, account: string): string | null {
      const device = parse(value);
      const grants = without(device, account);
      return grants.length > 0 ? format({ ...device, grants }) : null;
    },
  };
}
