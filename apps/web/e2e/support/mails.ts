import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";

/** As the bytes say it (RFC 2045, 6.7), for mails in ASCII. */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

async function mailsTo(folder: string, to: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails.map(decoded).filter((mail) => mail.includes(`\nTo: ${to}`));
}

/** Every sign-up causes one; it is read on request alone. */
const isWelcome = (mail: string) => /\nX-Mail-Kind: confirmEmail\b/i.test(mail);

/** The mails with this subject to this address that the site has sent, oldest first. */
export async function readMails(folder: string, to: string, subject: string): Promise<string[]> {
  return (await mailsTo(folder, to)).filter((mail) => mail.includes(`\nSubject: ${subject}`));
}

/** The link in the newest mail to this address in the folder, once there is one; of the welcome mail on request. */
export async function linkMailedTo(
  folder: string,
  email: string,
  { ofWelcome = false } = {},
): Promise<string> {
  let link: string | undefined;
  async function look() {
    const mails = (await mailsTo(folder, email)).filter((mail) => isWelcome(mail) === ofWelcome);
    link = /https?:\/\/\S+/.exec(mails.at(-1) ?? "")?.[0];
    return link;
  }
  await expect.poll(look, `a mail to ${email}`).toBeDefined();
  return link ?? "";
}

/** The mail with this subject to this address as a mail program reads it, once it is there. */
export async function openMail(folder: string, to: string, subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  async function look() {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    for (const name of names.sort()) {
      const mail = await simpleParser(await readFile(join(folder, name)));
      const recipients = [mail.to].flat().map((address) => address?.text);
      if (recipients.includes(to) && mail.subject === subject) found = mail;
    }
    return found?.subject;
  }
  await expect.poll(look, `a mail to ${to}`).toBe(subject);
  return found as ParsedMail;
}
