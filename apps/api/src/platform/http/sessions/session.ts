import cookie from "@fastify/cookie";
import fastifySession from "@fastify/session";
import { SESSION_DAYS } from "@headwaters/contracts";
import type { Session } from "@headwaters/contracts/router";
import { isUnwritable } from "@headwaters/db";
import connectPgSimple from "connect-pg-simple";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import type { Secrets } from "../../secrets.ts";

/** Lifetime of a session after its last use, in ms. */
export const SESSION_LIFETIME = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** The session's data in the store, beside its cookie. */
export interface SessionFacts {
  userId: string;
  /** The User-Agent at the last write. */
  userAgent: string;
  /** Time of the sign-in, as an ISO date. */
  since: string;
  /** When the password was given again, as an ISO date. */
  passwordAt?: string;
}

declare module "fastify" {
  interface Session extends Partial<SessionFacts> {}
}

export interface SessionOptions {
  pool: Pool;
  secrets: Secrets;
  /** True if the site is served by https: browsers then send the cookie by https only. */
  secure: boolean;
}

/** A session is renewed when this much of its lifetime has passed: an hour. */
const RENEWAL = 60 * 60 * 1000;

const COOKIE_NAME = "headwaters";
/** As tolerant as the cookie parser. */
const NAMED = new RegExp(`${COOKIE_NAME}\\s*=`);

// The prefix makes browsers reject the cookie unless it is Secure, for this host and for all paths.
export function cookieName(secure: boolean): string {
  return secure ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
}

/** Cookies are for all paths of this host alone, and not readable by scripts. */
export const cookieOptions = (secure: boolean) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

/** Maximum stored length of a User-Agent; those of browsers are shorter. */
const USER_AGENT_MAX = 400;

function getUserAgent({ headers }: FastifyRequest): string {
  return headers["user-agent"]?.slice(0, USER_AGENT_MAX) ?? "";
}

/**
 * Renews a session in the store if it still exists. The store's own method would restore a session that
 * another request has ended meanwhile.
 */
async function renew(pool: Pool, request: FastifyRequest): Promise<boolean> {
  const { session } = request;
  const saved = { ...session, userAgent: getUserAgent(request) };
  const { rowCount } = await pool.query(
    "UPDATE sessions SET sess = $1, expire = to_timestamp($2) WHERE sid = $3",
    [saved, (Date.now() + SESSION_LIFETIME) / 1000, session.sessionId],
  );
  return rowCount === 1;
}

/** Returns true if a Cookie header names a session, even one that does not exist. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && NAMED.test(header);
}

/** Sessions in the table `sessions`, for 7 days from the last request. */
export const session = fp<SessionOptions>(
  async (app, { pool, secrets, secure }) => {
    const Store = connectPgSimple({ Store: fastifySession.Store } as never);
    const store = new Store({
      pool,
      tableName: "sessions",
      errorLog: (...details) => app.log.error({ details }, "session store"),
    });
    await app.register(cookie);
    await app.register(fastifySession, {
      secret: [...secrets],
      cookieName: cookieName(secure),
      cookie: { ...cookieOptions(secure), maxAge: SESSION_LIFETIME },
      store: store as never,
      rolling: false,
      saveUninitialized: false,
    });
    // @fastify/session deletes a cookie that is signed with a fallback secret, but finds its session.
    // Restoring the cookie keeps the session, and its renewal signs the cookie with the first secret.
    app.addHook("onRequest", async ({ session, cookies }) => {
      if (session.userId) cookies[cookieName(secure)] = session.encryptedSessionId;
    });
    app.addHook("preHandler", async (request, reply) => {
      const { session } = request;
      // Reading a session from the store renews its expiry in memory only. The stored expiry is in
      // originalExpires, which the types lack.
      const { originalExpires } = session.cookie as { originalExpires?: Date };
      if (!originalExpires) return;
      if (originalExpires.getTime() - Date.now() >= SESSION_LIFETIME - RENEWAL) return;
      const isRenewed = await renew(pool, request).catch((error) => {
        if (isUnwritable(error)) return false; // the session is still valid, and reads still work
        throw error;
      });
      if (!isRenewed) return;
      const expires = new Date(Date.now() + SESSION_LIFETIME);
      reply.setCookie(cookieName(secure), session.encryptedSessionId, {
        ...cookieOptions(secure),
        expires,
      });
    });
    app.addHook("onClose", async () => store.close());
  },
  // The accessToken plugin drops the cookies of requests with a token.
  { name: "session", dependencies: ["accessToken"] },
);

/** The session of a request as procedures see it. */
export function getSession(request: FastifyRequest, reply: FastifyReply, secure: boolean): Session {
  const first = request.session;
  // @fastify/session sets a destroyed session to null, and later calls of the batch may read it.
  const present = () => request.session as FastifyRequest["session"] | null;
  // The calls of a batch run concurrently, but sign-in and sign-out must run one after another.
  let last: Promise<void> = Promise.resolve();
  const afterEarlier = (change: () => Promise<void>) => {
    last = last.then(change, change);
    return last;
  };
  return {
    get userId() {
      return present()?.userId ?? null;
    },
    get id() {
      return present()?.sessionId ?? "";
    },
    get passwordAt() {
      const session = present();
      const at = session?.passwordAt ?? session?.since;
      return at === undefined ? null : new Date(at);
    },
    start: (userId) =>
      afterEarlier(async () => {
        await (present() ?? first).regenerate();
        const facts = { userId, userAgent: getUserAgent(request), since: new Date().toISOString() };
        Object.assign(request.session, facts satisfies SessionFacts);
        await request.session.save();
      }),
    end: () =>
      afterEarlier(async () => {
        await present()?.destroy();
        reply.clearCookie(cookieName(secure), cookieOptions(secure));
      }),
  };
}
