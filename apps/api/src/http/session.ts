import cookie from "@fastify/cookie";
import fastifySession from "@fastify/session";
import type { Session } from "@headwaters/contracts/router";
import connectPgSimple from "connect-pg-simple";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Pool } from "pg";

declare module "fastify" {
  interface Session {
    userId?: string;
  }
}

export interface SessionOptions {
  pool: Pool;
  secret: string;
  /** True when the site is reached by https: the cookie is then sent by no other way. */
  secure: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 7 * DAY;
/** A session is written again, with a new week ahead of it, when this much of it has passed. */
const RENEWAL = DAY / 24;

const COOKIE_NAME = "headwaters";
/** As loose as the parser of cookies. */
const NAMED = new RegExp(`${COOKIE_NAME}\\s*=`);

// The prefix makes browsers refuse the cookie unless it is Secure, for this host and for all paths.
function cookieName(secure: boolean): string {
  return secure ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
}

/** True when a Cookie header names a session, whether or not there is one. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && NAMED.test(header);
}

/** Sessions in the table `sessions`, for 7 days from the last request. */
export const session = fp<SessionOptions>(
  async (app, { pool, secret, secure }) => {
    const Store = connectPgSimple({ Store: fastifySession.Store } as never);
    const store = new Store({
      pool,
      tableName: "sessions",
      errorLog: (...details) => app.log.error({ details }, "session store"),
    });
    await app.register(cookie);
    await app.register(fastifySession, {
      secret,
      cookieName: cookieName(secure),
      cookie: { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: LIFETIME },
      store: store as never,
      rolling: false,
      saveUninitialized: false,
    });
    app.addHook("preHandler", async ({ session }) => {
      // A session that was read from the store has its week ahead again, but only in memory;
      // what the store says of it stands in originalExpires, which the types leave out.
      const { originalExpires } = session.cookie as { originalExpires?: Date };
      if (!originalExpires) return;
      if (originalExpires.getTime() - Date.now() < LIFETIME - RENEWAL) await session.save();
    });
    app.addHook("onClose", async () => store.close());
  },
  { name: "session" },
);

/** The session of a request as procedures see it. */
export function sessionOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Session {
  return {
    get userId() {
      // @fastify/session leaves null behind a destroyed session.
      return (request.session as FastifyRequest["session"] | null)?.userId ?? null;
    },
    async start(userId) {
      await request.session.regenerate();
      request.session.userId = userId;
      await request.session.save();
    },
    async end() {
      await request.session.destroy();
      reply.clearCookie(cookieName(secure), { path: "/", secure, httpOnly: true, sameSite: "lax" });
    },
  };
}
