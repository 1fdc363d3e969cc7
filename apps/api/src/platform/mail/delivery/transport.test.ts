import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readMailFolder, WRITTEN_TO_FILE } from "@headwaters/testing/mail/mails";
import { describe, expect, test } from "vitest";
import { buildMail, openMails, openOutbox } from "../../../testing/outbox.ts";

describe("without a mail server", () => {
  async function send(showLinks: boolean) {
    const { connectionString } = await openMails();
    const outbox = await openOutbox(connectionString, { showLinks });
    const text = "Go to https://site.example/reset-password?token=secret-word now.";
    const id = await outbox.write(buildMail({ text }));
    expect(await outbox.sendNow(id)).toEqual(WRITTEN_TO_FILE);
    return { id, ...outbox };
  }

  test("a mail is a file that only its owner can read", async () => {
    const { id, folder } = await send(false);
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    expect(statSync(join(folder, `${id}.eml`)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await readMailFolder(folder)).toMatchObject([{ kind: "test", to: "ann@example.org" }]);
  });

  test("the log names the file and masks the recipient; links are for developers", async () => {
    for (const showLinks of [true, false]) {
      const { id, lines } = await send(showLinks);
      const log = lines.join();
      expect(log).toContain(`${id}.eml`);
      expect(log).toContain("a…@example.org");
      expect(log).not.toContain("ann@example.org");
      expect(log.includes("https://site.example/reset-password?token=secret-word")).toBe(showLinks);
    }
  });

  test("a folder that cannot be written to is reported, and retried", async () => {
    const { connectionString, row } = await openMails();
    const outbox = await openOutbox(connectionString, { folder: "/dev/null/mail" });
    const id = await outbox.write();
    expect(await outbox.sendNow(id)).toEqual({
      emailSent: false,
      emailError: "The mail could not be written to the site's data folder.",
    });
    expect(await row(id)).toMatchObject({ status: "pending" });
  });
});
