import type { PrismaClient } from "@headwaters/db";
import Bowser from "bowser";
import { startOfHour } from "date-fns/startOfHour";
import { listSessions, toPublicId } from "./sessions.ts";

const UNKNOWN = "An unknown device";

/** Names a device by its user agent: "Firefox on Windows", "Safari on iPhone". */
export function formatDeviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Only Apple's model names are known to most people.
  const machine = platform.vendor === "Apple" && os.name === "iOS" ? platform.model : os.name;
  if (browser.name && machine) return `${browser.name} on ${machine}`;
  return browser.name || machine || UNKNOWN;
}

/** Lists the account's sessions, the caller's first. `browser` is the raw user agent. */
export async function listDevices(prisma: PrismaClient, userId: string, sessionId: string) {
  const sessions = await listSessions(prisma, userId);
  const devices = sessions.map(({ sid, userAgent, since, lastUsed }) => ({
    id: toPublicId(sid),
    name: formatDeviceName(userAgent),
    browser: userAgent,
    since,
    lastUsed: startOfHour(lastUsed),
    isThis: sid === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isThis) - Number(one.isThis));
}
