import cookie from "@fastify/cookie";
import fastifySession, { type SessionStore } from "@fastify/session";
import { SESSION_DAYS, type User } from "@headwaters/contracts";
import type { Session, SessionStart } from "@headwaters/contracts/router";
import { isUnwritable } from "@headwaters/db";
import type { FastifyReply, FastifyRequest, Session as StoredSession } from "fastify";
import fp from "fastify-plugin";
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
  /** When a second factor was used, as an ISO date. */
  factorAt?: string;
}

declare module "fastify" {
  interface Session extends Partial<SessionFacts> {
    /** The account as the store read it; null when it is deleted or suspended, absent after a sign-in. */
    account?: User | null;
  }
}

/** A store whose `get` reads the account of a session with it. */
export interface AccountSessionStore extends SessionStore {
  /** Stores a session if it still exists; `set` would restore one that another request has ended. */
  renew(sessionId: string, session: StoredSession): Promise<boolean>;
}

export interface SessionOptions {
  store: AccountSessionStore;
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

/** Returns true if a Cookie header names a session, even one that does not exist. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && NAMED.test(header);
}

/** Sessions in the table `sessions`, for 7 days from the last request. */
export const session = fp<SessionOptions>(
  async (app, { store, secrets, secure }) => {
    await app.register(cookie);
    await app.register(fastifySession, {
      secret: [...secrets],
      cookieName: cookieName(secure),
      cookie: { ...cookieOptions(secure), maxAge: SESSION_LIFETIME },
      store,
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
      // A copy: @fastify/session would save a changed session, even one that has ended meanwhile.
      const renewed = { ...session, userAgent: getUserAgent(request) };
      const isRenewed = await store.renew(session.sessionId, renewed).catch((error) => {
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
    get user() {
      return present()?.account;
    },
    get id() {
      return present()?.sessionId ?? "";
    },
    get passwordAt() {
      const session = present();
      const at = session?.passwordAt ?? session?.since;
      return at === undefined ? null : new Date(at);
    },
    get factorAt() {
      const at = present()?.factorAt;
      return at === undefined ? null : new Date(at);
    },
    start: (userId, { factorAt }: SessionStart = {}) =>
      afterEarlier(async () => {
        await (present() ?? first).regenerate();
        const facts = {
          userId,
          userAgent: getUserAgent(request),
          since: new Date().toISOString(),
          ...(factorAt && { factorAt: factorAt.toISOString() }),
        };
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
