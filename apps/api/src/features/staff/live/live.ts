import {
  can,
  type GrantedRole,
  STAFF_LIVE_PATH,
  type StaffTopic,
  staffTopics,
  topicRights,
  type User,
} from "@headwaters/contracts";
import { RetryableError, type Session } from "@headwaters/contracts/router";
import type { FastifyPluginAsync } from "fastify";
import { forbidden, notFound, unauthorized } from "../../../platform/errors/errors.ts";
import type { RouteContext } from "../../feature.ts";
import { createHub, openStream } from "./hub.ts";

type LiveOptions = Pick<RouteContext, "changes" | "pool" | "createContext">;

/** Hidden browser windows close their stream, so only visible windows count. */
const MAX_PER_ACCOUNT = 8;
const MAX_PER_PROCESS = 200;
/** Seconds. */
const RETRY_AFTER = 30;

/** The topics that an account may hear of; none if it may not open the staff pages. */
function listTopics(user: Pick<User, "roles">): StaffTopic[] {
  if (!can(user, "openStaffPages")) return [];
  return staffTopics.filter((topic) => can(user, topicRights[topic]));
}

/** Returns the caller. Throws the same errors as authorizedProcedure. */
function requireStaff({ user }: Session): User {
  if (!user) throw unauthorized("Please sign in to continue.");
  if (can(user, "openStaffPages")) return user;
  throw notFound("There is nothing at this address.");
}

/** GET /api/staff/live: names of changed topics, as server-sent events. */
export const live: FastifyPluginAsync<LiveOptions> = async (app, options) => {
  const { changes, pool, createContext } = options;
  const hub = createHub(changes);
  let closing = false;
  // Before the server waits for open connections: streams never end on their own.
  app.addHook("preClose", async () => {
    closing = true;
    hub.close();
  });

  /** The topics that the account of a session may hear of now; none if the session has ended. */
  async function findTopics(sessionId: string, userId: string): Promise<StaffTopic[]> {
    const { rows } = await pool.query<{ role: GrantedRole }>(
      `SELECT role FROM sessions JOIN user_roles ON "userId" = sess ->> 'userId'
       WHERE sid = $1 AND expire >= to_timestamp($2) AND "userId" = $3`,
      [sessionId, Date.now() / 1000, userId],
    );
    return listTopics({ roles: rows.map(({ role }) => role) });
  }

  app.route({
    method: "GET",
    url: STAFF_LIVE_PATH,
    exposeHeadRoute: false,
    async handler(request, reply) {
      reply.header("cache-control", "no-store");
      const { session } = createContext(request, reply);
      if (session.token) throw forbidden("This stream is for browsers that are signed in.");
      const user = requireStaff(session);
      const ownStreams = [...hub.streams].filter((stream) => stream.userId === user.id);
      if (closing || hub.streams.size >= MAX_PER_PROCESS) {
        const message = "Too many people are watching just now. Please try again soon.";
        throw new RetryableError("SERVICE_UNAVAILABLE", message, RETRY_AFTER);
      }
      if (ownStreams.length >= MAX_PER_ACCOUNT) {
        const message = "Too many of your windows are watching. Please close some.";
        throw new RetryableError("TOO_MANY_REQUESTS", message, RETRY_AFTER);
      }
      const { id } = session;
      const stream = openStream({
        userId: user.id,
        topics: listTopics(user),
        findTopics: () => findTopics(id, user.id),
      });
      hub.add(stream);
      return reply
        .type("text/event-stream; charset=utf-8")
        .header("x-accel-buffering", "no") // disables buffering in nginx
        .header("connection", "close") // no keep-alive: the connection must not delay shutdown
        .send(stream.body);
    },
  });
};
