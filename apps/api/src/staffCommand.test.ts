import { describe, expect, test } from "vitest";
import { command, scratchFolder } from "./testing/command.ts";
import { freePort } from "./testing/freePort.ts";
import { running } from "./testing/process.ts";
import { buildMember, useSite } from "./testing/site.ts";

const site = useSite();

const staff = command("staffCommand.ts");

describe("pnpm staff", () => {
  test("lists, grants and revokes, and says what it did", async () => {
    const env = { DATABASE_URL: site.connectionString, DATA_DIR: scratchFolder() };
    const { registration } = await buildMember(site);
    await site.prisma.user.updateMany({ data: { firstName: "Ana\u001b[2J" } });
    const { email } = registration;
    expect(await staff(env, "grant", email)).toEqual({ code: 0, said: `${email} is staff now.` });
    const { said } = await staff(env, "list");
    expect(said).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d  ${email}  Ana.*Reyes$`));
    expect(said).not.toContain("\u001b");
    expect(await staff(env, "revoke", email)).toEqual({
      code: 1,
      said: "This is the last staff account. Make another one staff first.",
    });
  }, 60_000);

  test.each(["", "constructor a", "list all", "grant", "revoke a b"])(
    "says what can be said instead of %j",
    async (words) => {
      const { code, said } = await staff({}, ...words.split(" ").filter(Boolean));
      expect(code).toBe(1);
      expect(said).toBe("Say one of list, grant <email>, revoke <email>.");
    },
    60_000,
  );

  test("works with the embedded database while the site runs", async () => {
    const PORT = String(await freePort());
    const env = { DATA_DIR: scratchFolder(), DEMO_CONTENT: "false" };
    await running({ PORT, LOG_LEVEL: "warn", ...env });
    expect(await staff(env, "list")).toEqual({ code: 0, said: "Nobody is staff." });
    expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
  }, 60_000);
});
