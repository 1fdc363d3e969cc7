import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import { setUpApp } from "../testing/secondFactor.ts";
import { useSite } from "../testing/site.ts";

const site = useSite();

const staff = command("staff.ts");

describe("pnpm staff", () => {
  test("lists, grants and revokes, and reports what it did", async () => {
    const env = { DATABASE_URL: site.connectionString, DATA_DIR: scratchFolder() };
    const { account } = await buildMember(site);
    await site.prisma.user.updateMany({ data: { firstName: "Ana\u001b[2J" } });
    const { email } = account;
    const { host, pathname } = new URL(site.connectionString);
    expect(await staff(env, "grant", email)).toEqual({
      code: 0,
      database: `${host}${pathname}`,
      said: `${email} is staff now.`,
    });
    const { said } = await staff(env, "list");
    expect(said).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d  ${email}  Ana.*Reyes$`));
    expect(said).not.toContain("\u001b");
    expect(await staff(env, "revoke", email)).toMatchObject({
      code: 1,
      said: "This is the last staff account. Make another one staff first.",
    });
  });

  test("reset-factor lets someone in who has lost everything, also the last of staff", async () => {
    const env = { DATABASE_URL: site.connectionString, DATA_DIR: scratchFolder() };
    const { agent, account, user } = await buildStaff(site);
    await setUpApp(site, agent, user.id);
    const signIn = () => new Agent(site).post("/api/login", account);
    expect((await signIn()).statusCode).toBe(428);
    const { email } = account;
    expect(await staff(env, "reset-factor", email.toUpperCase())).toMatchObject({
      code: 0,
      said: `${email} signs in with the password alone now, and is told by email.`,
    });
    expect((await signIn()).statusCode).toBe(200);
    expect((await agent.get("/api/user")).statusCode).toBe(401);
    const where = { recipient: email, kind: "factorsReset" };
    expect(await site.prisma.mail.count({ where })).toBe(1);
    const entry = await site.prisma.staffAction.findFirst({ where: { subjectId: user.id } });
    expect(entry).toMatchObject({ actorKind: "command", action: "people.factorReset" });
    expect(await staff(env, "reset-factor", email)).toMatchObject({
      code: 0,
      said: `${email} has no two-step sign-in.`,
    });
    expect(await staff(env, "reset-factor", "nobody@example.org")).toMatchObject({
      code: 1,
      said: "No account has this email address.",
    });
  });

  test("invite prints a link that makes its reader staff", async () => {
    const env = { DATABASE_URL: site.connectionString, PUBLIC_URL: "https://fish.example" };
    const { said } = await staff({ ...env, SESSION_SECRET: "x".repeat(32) }, "invite");
    const [, token] = /^https:\/\/fish\.example\/staff-invitation\?token=(.*)$/m.exec(said) ?? [];
    const { agent } = await buildMember(site);
    const accepted = await agent.post("/api/account/staff-invitation", { token });
    expect(accepted.statusCode).toBe(200);
    expect((await agent.get("/api/staff")).statusCode).toBe(200);
  });

  test("reads the file of --env-file, which the environment overrides", async () => {
    const file = join(scratchFolder(), "site.env");
    writeFileSync(
      file,
      `# the site\nDATABASE_URL='${site.connectionString}'\nCONTENT_POLICY=open\n`,
    );
    const { database } = await staff({}, "list", "--env-file", file);
    expect(database).toContain(new URL(site.connectionString).pathname);
    const wrong = { CONTENT_POLICY: "none" };
    expect(await staff(wrong, `--env-file=${file}`, "list")).toMatchObject({
      code: 1,
      said: "CONTENT_POLICY must be open or review.",
    });
    expect(await staff({}, "list", "--env-file", "/nowhere/site.env")).toEqual({
      code: 1,
      database: null,
      said: "The env file /nowhere/site.env cannot be read.",
    });
  });

  test("creates no tables in an empty database", async () => {
    const { connectionString, drop } = await createTestDatabase({ empty: true });
    afterwards(drop);
    const { code, said, database } = await staff({ DATABASE_URL: connectionString }, "list");
    expect(code).toBe(1);
    expect(said).toBe(
      `The database ${database} has no tables of this site; "db:migrate" makes them.`,
    );
  });

  test.each(["", "constructor a", "list all", "grant", "reset-factor", "revoke a b"])(
    "prints its usage for %j",
    async (words) => {
      const { code, said } = await staff({}, ...words.split(" ").filter(Boolean));
      expect(code).toBe(1);
      expect(said).toBe(
        "Usage: staff list | grant <email> | revoke <email> | reset-factor <email> | invite",
      );
    },
  );
});
