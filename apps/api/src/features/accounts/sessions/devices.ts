import type { PrismaClient } from "@headwaters/db";
import { startOfHour } from "date-fns/startOfHour";
import { formatDeviceName } from "./deviceName.ts";
import { listSessions, toPublicId } from "./sessions.ts";

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
