import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** As the bytes say it, for mails in ASCII. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

/** The link in the newest mail to this address in the folder, once there is one. */
export async function linkMailedTo(folder: string, email: string): Promise<string> {
  let link: string | undefined;
  async function look() {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    const mail = mails.findLast((text) => text.includes(`To: ${email}`));
    link = /https?:\/\/\S+/.exec(decodeQuotedPrintable(mail ?? ""))?.[0];
    return link;
  }
  await expect.poll(look, `a mail to ${email}`).toBeDefined();
  return link ?? "";
}
