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

/** How long a session lasts from its last use, ms. */
export const SESSION_LIFETIME = SESSION_DAYS * 24 * 60 * 60 * 1000;

/** The session's data in the store, beside its cookie. */
export interface SessionFacts {
  userId: string;
  /** The User-Agent at the last write. */
  userAgent: string;
  /** When it signed in, as an ISO date. */
  since: string;
}

declare module "fastify" {
  interface Session extends Partial<SessionFacts> {}
}

export interface SessionOptions {
  pool: Pool;
  secrets: Secrets;
  /** True when the site is reached by https: the cookie is then sent by no other way. */
  secure: boolean;
}

/** A session is written again, with a new week ahead of it, when this much of it has passed: an hour. */
const RENEWAL = 60 * 60 * 1000;

const COOKIE_NAME = "headwaters";
/** As loose as the parser of cookies. */
const NAMED = new RegExp(`${COOKIE_NAME}\\s*=`);

// The prefix makes browsers refuse the cookie unless it is Secure, for this host and for all paths.
export function cookieName(secure: boolean): string {
  return secure ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
}

/** Of every cookie: for all paths of this host alone, and out of reach of scripts. */
export const cookieOptions = (secure: boolean) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

/** Longer than any browser's, and short enough to keep: characters of a User-Agent. */
const USER_AGENT_MAX = 400;

function getUserAgent({ headers }: FastifyRequest): string {
  return headers["user-agent"]?.slice(0, USER_AGENT_MAX) ?? "";
}

/**
 * Writes a session again, with a new week ahead of it, where it is still there. The store's own way
 * would write a session back that was ended elsewhere while this request was under way.
 */
async function renew(pool: Pool, request: FastifyRequest): Promise<boolean> {
  const { session } = request;
  const kept = { ...session, userAgent: getUserAgent(request) };
  const { rowCount } = await pool.query(
    "UPDATE sessions SET sess = $1, expire = to_timestamp($2) WHERE sid = $3",
    [kept, (Date.now() + SESSION_LIFETIME) / 1000, session.sessionId],
  );
  return rowCount === 1;
}

/** True when a Cookie header names a session, whether or not there is one. */
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
    // @fastify/session tells the browser to forget a cookie that another secret has signed. A session that
    // it found by such a cookie goes on, and the cookie is signed anew when the session is renewed.
    app.addHook("onRequest", async ({ session, cookies }) => {
      if (session.userId) cookies[cookieName(secure)] = session.encryptedSessionId;
    });
    app.addHook("preHandler", async (request, reply) => {
      const { session } = request;
      // A session that was read from the store has its week ahead again, but only in memory;
      // what the store says of it stands in originalExpires, which the types leave out.
      const { originalExpires } = session.cookie as { originalExpires?: Date };
      if (!originalExpires) return;
      if (originalExpires.getTime() - Date.now() >= SESSION_LIFETIME - RENEWAL) return;
      const isRenewed = await renew(pool, request).catch((error) => {
        if (isUnwritable(error)) return false; // the session holds for now, and reads go on
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
  // It drops the cookies of requests that have a token.
  { name: "session", dependencies: ["accessToken"] },
);

/** The session of a request as procedures see it. */
export function getSession(request: FastifyRequest, reply: FastifyReply, secure: boolean): Session {
  const first = request.session;
  // @fastify/session leaves null behind a destroyed session; other calls of a batch may come after.
  const present = () => request.session as FastifyRequest["session"] | null;
  // The calls of a batch run side by side: one call may not sign in while another signs out.
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
