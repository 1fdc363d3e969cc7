import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { PrismaClient } from "@headwaters/db";

/** As long as a session lasts, in ms (apps/api/src/features/accounts/sessions/sessions.ts). */
const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** What the row of an account needs. */
export interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** The hash of it. */
  password: string;
}

/** A member with a confirmed address who is signed in. */
export interface SignedInMember {
  id: string;
  email: string;
  /** The value of the cookie that names the session. */
  cookie: string;
}

/** The cookie that @fastify/session makes of a session's id. */
function signCookie(sid: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(sid).digest("base64").replaceAll("=", "");
  return `${sid}.${signature}`;
}

/**
 * Makes accounts that are signed in at the sites of a database that have this session secret. Their
 * rows are those that signing up leaves when its mail was followed; no request is made.
 */
export async function createSignedInMembers(
  prisma: PrismaClient,
  secret: string,
  people: readonly Person[],
): Promise<SignedInMember[]> {
  const since = new Date();
  const expire = new Date(since.getTime() + SESSION_LIFETIME);
  const cookie = { originalMaxAge: SESSION_LIFETIME, expires: expire.toISOString(), path: "/" };
  const users = await prisma.user.createManyAndReturn({
    data: people.map((person) => ({ ...person, username: person.email.toLowerCase() })),
    select: { id: true, email: true },
  });
  const accounts = users.map((user) => ({ user, sid: randomBytes(24).toString("base64url") }));
  await prisma.deviceTrust.createMany({ data: users.map(({ id }) => ({ userId: id, since })) });
  await prisma.session.createMany({
    data: accounts.map(({ user, sid }) => {
      const facts = { userId: user.id, userAgent: "lightMyRequest", since: since.toISOString() };
      return { sid, expire, sess: { cookie, ...facts } };
    }),
  });
  return accounts.map(({ user, sid }) => ({ ...user, cookie: signCookie(sid, secret) }));
}

/** So many members of a site that runs as a process, and the Cookie headers of their requests. */
export async function createMembers(prisma: PrismaClient, secret: string, count: number) {
  const people = Array.from({ length: count }, () => ({
    firstName: "Ana",
    lastName: "Reyes",
    email: `${randomUUID()}@example.org`,
    password: "nobody knows it",
  }));
  const members = await createSignedInMembers(prisma, secret, people);
  return members.map(({ id, email, cookie }) => ({
    id,
    email,
    cookie: `headwaters=${encodeURIComponent(cookie)}`,
  }));
}
