import type { User } from "@headwaters/contracts";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { staffRoles } from "./roles.ts";

const site = useSite();
const staff = () => staffRoles(site.prisma, "command");

beforeEach(() => site.prisma.userRole.deleteMany());

describe("staff", () => {
  test("is granted by address in any letter case, effective at once, and only once", async () => {
    const { agent, account } = await buildMember(site);
    expect((await agent.get("/api/items/waiting")).statusCode).toBe(404);
    expect(await staff().grant({ email: ` ${account.email.toUpperCase()} ` })).toBe(true);
    expect((await agent.get("/api/items/waiting")).statusCode).toBe(200);
    expect(await staff().grant({ email: account.email })).toBe(false);
    expect(await staff().list()).toEqual([
      {
        email: account.email,
        firstName: "Ana",
        lastName: "Reyes",
        grantedAt: expect.any(Date),
      },
    ]);
  });

  test("ends at once when revoked; revoking again has no effect", async () => {
    const { agent, account } = await buildStaff(site);
    await buildStaff(site);
    expect(await staff().revoke({ email: account.email })).toBe(true);
    expect((await agent.get("/api/items/waiting")).statusCode).toBe(404);
    expect((await agent.get("/api/user")).json()).toMatchObject({ role: "member" });
    expect(await staff().revoke({ email: account.email })).toBe(false);
  });

  test("cannot be revoked from the last account, nor from the last two concurrently", async () => {
    const people = await Promise.all([buildStaff(site), buildStaff(site)]);
    const ends = await Promise.allSettled(
      people.map(({ account }) => staff().revoke({ email: account.email })),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [last] = await staff().list();
    await expect(staff().revoke({ email: last?.email ?? "" })).rejects.toThrow(
      "This is the last staff account. Make another one staff first.",
    );
    expect(await staff().list()).toHaveLength(1);
  });

  test("cannot be granted by an account that concurrently loses the role", async () => {
    const [{ user }, friend] = await Promise.all([buildStaff(site), buildMember(site)]);
    const loser = { ...(user as User), role: "staff" } as const;
    let granting: Promise<unknown> = Promise.resolve();
    await site.prisma.$transaction(async (transaction) => {
      await transaction.userRole.deleteMany({ where: { userId: loser.id } });
      granting = staffRoles(site.prisma, loser).grant({ id: friend.user.id });
      granting.catch(() => {});
      // It waits for the lock, or has finished.
      await Promise.race([
        granting,
        vi.waitFor(async () => {
          const [{ waiting } = { waiting: 0 }] = await site.prisma.$queryRaw<{ waiting: number }[]>`
            SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
          expect(waiting).toBeGreaterThan(0);
        }),
      ]);
    });
    await expect(granting).rejects.toThrow("There is nothing at this address.");
    expect(await staff().list()).toEqual([]);
  });

  test("requires an account", async () => {
    for (const change of [staff().grant, staff().revoke]) {
      await expect(change({ email: "nobody@example.org" })).rejects.toThrow(
        "No account has this email address. Whoever is to be staff signs up first.",
      );
    }
    expect(await staff().list()).toEqual([]);
  });
});
