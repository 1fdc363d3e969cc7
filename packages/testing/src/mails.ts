import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AddressObject, simpleParser } from "mailparser";
import type { TestSite } from "./agent.ts";

/** The kind of mail that every sign-up causes. */
const WELCOME = "confirmEmail";

/** A mail as its reader gets it. */
export interface ReceivedMail {
  kind: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that the text part links to. */
  links: string[];
  /** The calendar file that came with it. */
  calendar: string | undefined;
  headers: Map<string, unknown>;
}

/** Reads a mail as it travelled. */
export async function readMail(bytes: Buffer): Promise<ReceivedMail> {
  const mail = await simpleParser(bytes, { skipTextToHtml: true, skipImageLinks: true });
  const text = mail.text ?? "";
  return {
    kind: String(mail.headers.get("x-mail-kind")),
    from: mail.from?.text ?? "",
    to: (mail.to as AddressObject | undefined)?.text ?? "",
    subject: mail.subject ?? "",
    text,
    html: mail.html || "",
    links: text.match(/https?:\/\/\S+/g) ?? [],
    calendar: mail.attachments
      .find(({ contentType }) => contentType === "text/calendar")
      ?.content.toString(),
    headers: mail.headers,
  };
}

/** What a form answers where mails become files, as they do on test sites. */
export const WRITTEN_TO_FILE = {
  emailSent: false,
  emailError: "This site keeps its emails in a folder instead of sending them.",
};

/** The mails that were read already, by their files: polls read a folder again and again. */
const readAlready = new Map<string, Promise<ReceivedMail>>();

/** The mails that are files in a folder, oldest first. */
export async function readMailFolder(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(
    names.map((name) => {
      const file = join(folder, name);
      const mail = readAlready.get(file) ?? readFile(file).then(readMail);
      readAlready.set(file, mail);
      return mail;
    }),
  );
}

/**
 * What the site has sent so far, oldest first; to one address only, when that is given. What is
 * sent in the background may take a moment: expect.poll. Welcome mails are left out: welcomesTo.
 */
export async function findMails(site: TestSite, to?: string): Promise<ReceivedMail[]> {
  const mails = await readMailFolder(site.mailFolder);
  return mails.filter((mail) => mail.kind !== WELCOME && (to === undefined || mail.to === to));
}

/** The mails by which a new account confirms its address. */
export async function findWelcomeMails(site: TestSite, to: string): Promise<ReceivedMail[]> {
  const mails = await readMailFolder(site.mailFolder);
  return mails.filter((mail) => mail.kind === WELCOME && mail.to === to);
}
