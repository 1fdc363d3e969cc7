import type { Prisma, PrismaClient } from "@headwaters/db";
import { sha256 } from "../../../platform/hash.ts";
import { SESSION_LIFETIME, type SessionFacts } from "../../../platform/http/sessions/session.ts";

export interface KeptSession {
  sid: string;
  userAgent: string;
  since: Date;
  /** When it was last written: it is so once an hour, while it is used. */
  lastUsed: Date;
}

/** More than anyone looks through; what is beyond ends with "all others". */
const LISTED = 100;

/** Names a session outside of the store: the id itself would be the key to it. */
export function toPublicId(sid: string): string {
  return sha256(sid);
}

// Raw SQL, because Prisma's own filter on JSON does not find the index on this expression.
/** Those of an account that have not expired, last used first. */
export async function listSessions(prisma: PrismaClient, userId: string): Promise<KeptSession[]> {
  // By this process's clock, as the store judges them.
  const now = Date.now() / 1000;
  const rows = await prisma.$queryRaw<{ sid: string; sess: SessionFacts; expire: Date }[]>`
    SELECT sid, sess, expire FROM sessions
    WHERE sess ->> 'userId' = ${userId} AND expire >= to_timestamp(${now})
    ORDER BY expire DESC, sess ->> 'since' DESC LIMIT ${LISTED}`;
  return rows.map(({ sid, sess, expire }) => {
    const lastUsed = new Date(expire.getTime() - SESSION_LIFETIME);
    return { sid, userAgent: sess.userAgent, since: new Date(sess.since), lastUsed };
  });
}

/** Ends the sessions of an account: all, or all but one. */
export async function endSessions(
  prisma: Prisma.TransactionClient,
  userId: string,
  { except = "" }: { except?: string } = {},
): Promise<void> {
  await prisma.$executeRaw`
    DELETE FROM sessions WHERE sess ->> 'userId' = ${userId} AND sid <> ${except}`;
}
