import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { PrismaClient } from "@headwaters/db";

/** In ms, as in apps/api/src/platform/http/sessions/session.ts, which packages cannot import. */
const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Fields of an account's row. */
export interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** As a hash. */
  password: string;
}

/** A member with a confirmed address and a session. */
export interface SignedInMember {
  id: string;
  email: string;
  /** The value of the session cookie. */
  cookie: string;
}

/** Signs a session id in the format of @fastify/session. */
function signCookie(sid: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(sid).digest("base64").replaceAll("=", "");
  return `${sid}.${signature}`;
}

/**
 * Creates accounts with sessions for sites with this session secret, by writing the same rows as
 * signing up and confirming, without a request.
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
      const session = { userId: user.id, userAgent: "lightMyRequest", since: since.toISOString() };
      return { sid, expire, sess: { cookie, ...session } };
    }),
  });
  return accounts.map(({ user, sid }) => ({ ...user, cookie: signCookie(sid, secret) }));
}

/** Creates members of a site in another process; returns the Cookie header of each. */
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
