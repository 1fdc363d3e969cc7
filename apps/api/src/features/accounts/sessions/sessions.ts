import type { PrismaClient, Transaction } from "@headwaters/db";
import Bowser from "bowser";
import { startOfHour } from "date-fns/startOfHour";
import { sha256 } from "../../../platform/hash.ts";
import { SESSION_LIFETIME, type SessionFacts } from "../../../platform/http/sessions/session.ts";

/** Further sessions are not listed, but "Sign out all others" ends them. */
const MAX_LISTED = 100;

/** Hashes a session id for use outside the store: the id itself is a credential. */
export const toPublicId = (sid: string): string => sha256(sid);

// Raw SQL, because Prisma's JSON filter does not use the index on this expression.
/** Lists an account's unexpired sessions, last used first. */
export async function listSessions(prisma: PrismaClient, userId: string) {
  // The session store compares with the clock of the process, too.
  const now = Date.now() / 1000;
  const rows = await prisma.$queryRaw<{ sid: string; sess: SessionFacts; expire: Date }[]>`
    SELECT sid, sess, expire FROM sessions
    WHERE sess ->> 'userId' = ${userId} AND expire >= to_timestamp(${now})
    ORDER BY expire DESC, sess ->> 'since' DESC LIMIT ${MAX_LISTED}`;
  return rows.map(({ sid, sess, expire }) => {
    // When the store last wrote it: a session in use is written once an hour.
    const lastUsed = new Date(expire.getTime() - SESSION_LIFETIME);
    return { sid, userAgent: sess.userAgent, since: new Date(sess.since), lastUsed };
  });
}

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

/** Notes a fact in a session, with the present time; nothing if it has ended. */
async function note(prisma: Transaction, sessionId: string, fact: keyof SessionFacts) {
  const now = new Date().toISOString();
  await prisma.$executeRaw`
    UPDATE sessions SET sess = jsonb_set(sess::jsonb, ARRAY[${fact}], to_jsonb(${now}::text))::json
    WHERE sid = ${sessionId}`;
}

/** Notes in a session that its password was given now. */
export const notePassword = (prisma: PrismaClient, sessionId: string) =>
  note(prisma, sessionId, "passwordAt");

/** Notes in a session that a second factor was used now. */
export const noteFactor = (transaction: Transaction, sessionId: string) =>
  note(transaction, sessionId, "factorAt");

/**
 * Deletes an account's access tokens and its sessions, except one session if given. No browser is
 * remembered any more, and no sign-in waits for its second step.
 */
export async function endSessions(
  prisma: Transaction,
  userId: string,
  { except = "" }: { except?: string } = {},
): Promise<void> {
  await prisma.accessToken.deleteMany({ where: { userId } });
  await prisma.pendingSignIn.deleteMany({ where: { userId } });
  await prisma.rememberedDevice.deleteMany({ where: { userId } });
  await prisma.$executeRaw`
    DELETE FROM sessions WHERE sess ->> 'userId' = ${userId} AND sid <> ${except}`;
}

/** Deletes the sessions that the store no longer returns. */
export const deleteExpiredSessions = (prisma: PrismaClient) =>
  prisma.session.deleteMany({ where: { expire: { lt: new Date() } } });
