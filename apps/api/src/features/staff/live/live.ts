import { STAFF_LIVE_PATH } from "@headwaters/contracts";
import { RetryableError, type Services, type Session } from "@headwaters/contracts/router";
import type { ChangeFeed } from "@headwaters/db";
import type { FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { notFound, unauthorized } from "../../../platform/errors/errors.ts";
import type { CreateContext } from "../../../platform/rpc/context.ts";
import { createHub } from "./hub.ts";
import { openStream } from "./stream.ts";

export interface LiveOptions {
  changes: ChangeFeed;
  pool: Pool;
  createContext: CreateContext;
}

/** Browsers close theirs when they are hidden, so an account has as many as it looks at at once. */
const MAX_OF_ACCOUNT = 8;
const MAX_OF_PROCESS = 200;
/** Seconds. */
const TRY_AGAIN = 30;

/** Who calls, refused as by staffProcedure. */
async function staffId({ accounts }: Services, { userId }: Session): Promise<string> {
  const user = userId === null ? null : await accounts.find(userId);
  if (!user) {
    throw unauthorized("Please sign in to continue.");
  }
  if (user.role === "staff") return user.id;
  throw notFound("There is nothing at this address.");
}

/** GET /api/staff/live: what changes while staff look at it, as server-sent events. */
export const live: FastifyPluginAsync<LiveOptions> = async (app, options) => {
  const { changes, pool, createContext } = options;
  const hub = createHub(changes);
  let closing = false;
  // Before the server waits for its connections, which these would hold for ever.
  app.addHook("preClose", async () => {
    closing = true;
    hub.close();
  });

  /** Whether the session still lives, and its account is still staff. */
  async function mayListen(sessionId: string, userId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `SELECT FROM sessions JOIN user_roles ON "userId" = sess ->> 'userId' AND role = 'staff'
       WHERE sid = $1 AND expire >= to_timestamp($2) AND "userId" = $3`,
      [sessionId, Date.now() / 1000, userId],
    );
    return rowCount === 1;
  }

  app.route({
    method: "GET",
    url: STAFF_LIVE_PATH,
    exposeHeadRoute: false,
    async handler(request, reply) {
      reply.header("cache-control", "no-store");
      const { services, session } = createContext(request, reply);
      const userId = await staffId(services, session);
      const ofAccount = [...hub.streams].filter((stream) => stream.userId === userId);
      if (closing || hub.streams.size >= MAX_OF_PROCESS) {
        const message = "Too many people are watching just now. Please try again soon.";
        throw new RetryableError("SERVICE_UNAVAILABLE", message, TRY_AGAIN);
      }
      if (ofAccount.length >= MAX_OF_ACCOUNT) {
        const message = "Too many of your windows are watching. Please close some.";
        throw new RetryableError("TOO_MANY_REQUESTS", message, TRY_AGAIN);
      }
      const { id } = session;
      const stream = openStream({ userId, mayListen: () => mayListen(id, userId) });
      hub.add(stream);
      return reply
        .type("text/event-stream; charset=utf-8")
        .header("x-accel-buffering", "no") // nginx would hold it back
        .header("connection", "close") // when it ends, nothing is left for the process to wait for
        .send(stream.body);
    },
  });
};
