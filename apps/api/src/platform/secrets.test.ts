import { createTestDatabase, type TestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { buildUnconfirmedMember, signUpMember } from "@headwaters/testing/people/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { emailConfirmations } from "../features/accounts/emailAddress/emailConfirmations.ts";
import { openSite, PUBLIC_URL } from "../testing/site.ts";
import { trustedDevices } from "./rate-limit/trustedDevices.ts";
import type { Secrets } from "./secrets.ts";

const OLD = "the old secret, which somebody may know";
const NEW = "the new secret, which nobody knows yet";

let database: TestDatabase;

async function open(secrets: Secrets) {
  const { site, close } = await openSite(database.connectionString, { secrets });
  afterwards(close);
  return site;
}

let before: Awaited<ReturnType<typeof open>>;
let announced: typeof before;
let rotated: typeof before;
let after: typeof before;

beforeAll(async () => {
  database = await createTestDatabase();
  afterwards(database.drop);
  [before, announced, rotated, after] = [
    await open([OLD]),
    await open([OLD, NEW]),
    await open([NEW, OLD]),
    await open([NEW]),
  ];
  return afterAllTests();
});

const readUser = async ({ app }: typeof before, cookie: string) =>
  app.inject({ url: "/api/user", headers: { cookie } });

describe("a session from before a rotation", () => {
  test("stays valid, and is signed anew at its renewal", async () => {
    const { agent, user } = await signUpMember(before);
    const { cookie } = agent;
    const kept = await readUser(rotated, cookie);
    expect(kept.statusCode).toBe(200);
    expect(kept.headers["set-cookie"]).toBeUndefined();
    expect((await readUser(after, cookie)).statusCode).toBe(401);

    await rotated.prisma.$executeRaw`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{cookie,expires}',
        to_jsonb((sess #>> '{cookie,expires}')::timestamptz - interval '2 hours'))::json
      WHERE sess ->> 'userId' = ${user.id}`;
    const { cookies } = await readUser(rotated, cookie);
    expect(cookies).toHaveLength(1);
    const [renewed] = cookies;
    const anew = `${renewed?.name}=${encodeURIComponent(renewed?.value ?? "")}`;
    expect((await readUser(after, anew)).statusCode).toBe(200);
  });

  test("and one from after it are both valid in a process that was not restarted yet", async () => {
    for (const site of [before, rotated]) {
      const { agent } = await signUpMember(site);
      expect((await readUser(announced, agent.cookie)).statusCode).toBe(200);
    }
  });
});

test("a trusted device stays trusted, and becomes trusted by either secret", () => {
  const old = trustedDevices([OLD]);
  const both = trustedDevices([NEW, OLD]);
  const value = old.grant(undefined, "ana");
  expect(both.find(value, "ana")).not.toBeNull();
  expect(trustedDevices([NEW]).find(value, "ana")).toBeNull();
  const shared = both.grant(value, "leo");
  expect(old.find(shared, "ana")).not.toBeNull();
  expect(trustedDevices([NEW]).find(shared, "leo")).not.toBeNull();
  expect(both.revoke(value, "ana")).toBeNull();
});

test("a link in an earlier mail works, also after a newer mail with another", async () => {
  const links = (secrets: Secrets) =>
    emailConfirmations({
      prisma: before.prisma,
      outbox: {} as never,
      publicUrl: PUBLIC_URL,
      secrets,
    });
  const confirm = async ({ app }: typeof before, link = "") =>
    app.inject({
      method: "POST",
      url: "/api/account/confirm-email",
      payload: { token: new URL(link).searchParams.get("token") },
    });
  const { user } = await buildUnconfirmedMember(before);
  const renew = async (secrets: Secrets) =>
    (await links(secrets).renewLinks(before.prisma, [user])).get(user.id);
  const first = await renew([OLD]);
  const second = await renew([NEW, OLD]);
  expect(second?.link).not.toBe(first?.link);
  expect((await confirm(after, first?.link)).statusCode).toBe(400);
  expect((await confirm(rotated, first?.link)).statusCode).toBe(200);
  // Again, as when a mail program prefetches the link.
  expect((await confirm(rotated, first?.link)).statusCode).toBe(200);
  expect((await confirm(rotated, second?.link)).statusCode).toBe(200);
});
