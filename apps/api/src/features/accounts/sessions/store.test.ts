import { buildMember, buildStaff, signUpMember } from "@headwaters/testing/people/accounts";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hashToken } from "../../../platform/hash.ts";
import { useSite } from "../../../testing/site.ts";
import { deleteExpiredSessions } from "./sessions.ts";
import { SESSION_QUERY } from "./store.ts";

const site = useSite();
afterEach(() => void vi.restoreAllMocks());

/** Returns the queries with one of these values that are sent during a request. */
async function listQueries(values: string[], request: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await request();
  const sent = query.mock.calls.map((args) => JSON.stringify(args));
  return sent.filter((text) => values.some((value) => text.includes(value)));
}

describe("one query reads all that a request needs to know of its caller", () => {
  const READS = ["/api/user", "/trpc/accounts.currentUser,accounts.currentUser?batch=1&input={}"];

  test.each(READS)("%s with a session", async (url) => {
    const { agent, user } = await buildMember(site);
    const [, sessionId = ""] = /=([^.]+)/.exec(agent.cookie) ?? [];
    const queries = await listQueries([sessionId, user.id], async () => {
      expect((await agent.get(url)).body).toContain(user.id);
    });
    expect(queries).toEqual([expect.stringContaining("FROM sessions")]);
  });

  test.each(READS)("%s with an access token", async (url) => {
    const { agent, account, user } = await buildMember(site);
    const created = await agent.post("/api/account/tokens", {
      name: "Calendar",
      scopes: ["content:read"],
      currentPassword: account.password,
    });
    const { token } = created.json();
    const read = async () => {
      const headers = { authorization: `Bearer ${token}` };
      expect((await site.app.inject({ url, headers })).body).toContain(user.id);
    };
    await read(); // notes the use of the token
    const queries = await listQueries([hashToken(token), user.id], read);
    expect(queries).toEqual([expect.stringContaining("FROM access_tokens")]);
  });

  test("by indexes alone", async () => {
    const client = new pg.Client({ connectionString: site.connectionString });
    await client.connect();
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query(`EXPLAIN ${SESSION_QUERY}`, ["an id", 0]);
    await client.end();
    const plan = JSON.stringify(rows);
    expect(plan).not.toContain("Seq Scan");
    for (const table of ["sessions", "users", "user_roles", "suspensions"]) {
      expect(plan).toContain(`${table}_pkey`);
    }
  });
});

test("a role and a suspension hold from the next request", async () => {
  const { agent, user } = await buildStaff(site);
  const where = { userId: user.id };
  const role = async () => (await agent.get("/api/user")).json().role;
  expect(await role()).toBe("staff");
  await site.prisma.userRole.deleteMany({ where });
  expect(await role()).toBe("member");
  await site.prisma.suspension.create({ data: where });
  expect((await agent.get("/api/user")).statusCode).toBe(401);
  await site.prisma.suspension.delete({ where });
  expect(await role()).toBe("member");
});

test("the account is not stored in the session", async () => {
  const { agent, user } = await signUpMember(site);
  await site.prisma.$executeRaw`
    UPDATE sessions
    SET sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb(now() + interval '6 days'))::json`;
  expect((await agent.get("/api/user")).headers["set-cookie"]).toBeDefined(); // it was renewed
  const sessions = await site.prisma.session.findMany();
  const own = sessions.filter(({ sess }) => JSON.stringify(sess).includes(user.id));
  expect(own.map(({ sess }) => Object.keys(sess as object).sort())).toEqual([
    ["cookie", "since", "userAgent", "userId"],
  ]);
});

test("the job deletes expired sessions, and no others", async () => {
  const gone = await buildMember(site);
  const stays = await buildMember(site);
  await site.prisma.$executeRaw`
    UPDATE sessions SET expire = now() - interval '1 second' WHERE sess ->> 'userId' = ${gone.user.id}`;
  await deleteExpiredSessions(site.prisma);
  const left = JSON.stringify(await site.prisma.session.findMany());
  expect(left).toContain(stays.user.id);
  expect(left).not.toContain(gone.user.id);
});
