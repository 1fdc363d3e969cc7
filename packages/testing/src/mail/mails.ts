import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AddressObject, simpleParser } from "mailparser";
import type { TestSite } from "../site/agent.ts";

/** The kind of mail that every sign-up sends. */
const WELCOME = "confirmEmail";

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  kind: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URLs in the text part. */
  links: string[];
  /** The attached calendar file. */
  calendar: string | undefined;
  /** The ids of attached pictures that its HTML shows. */
  inlined: string[];
  headers: Map<string, unknown>;
}

/** Parses the bytes of a mail. */
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
    inlined: mail.attachments.flatMap(({ related, cid }) => (related && cid ? [cid] : [])),
    headers: mail.headers,
  };
}

/** The response of a form whose mails were sent, or written to files by a local site, as test sites do. */
export const SENT = { emailSent: true, emailError: null };

/** The response of a form on a public site that writes mails to files. */
export const WRITTEN_TO_FILE = {
  emailSent: false,
  emailError: "This site keeps its emails in a folder instead of sending them.",
};

/** Parsed mails by file, because tests that poll read a folder repeatedly. */
const parsed = new Map<string, Promise<ReceivedMail>>();

/** Reads the mails of a folder, oldest first. */
export async function readMailFolder(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(
    names.map((name) => {
      const file = join(folder, name);
      const mail = parsed.get(file) ?? readFile(file).then(readMail);
      parsed.set(file, mail);
      return mail;
    }),
  );
}

/**
 * Finds the mails that the site has sent so far, oldest first, optionally to one address, without
 * welcome mails (findWelcomeMails). Mails are sent in the background: use expect.poll.
 */
export async function findMails(site: TestSite, to?: string): Promise<ReceivedMail[]> {
  const mails = await readMailFolder(site.mailFolder);
  return mails.filter((mail) => mail.kind !== WELCOME && (to === undefined || mail.to === to));
}

/** Finds the mails that ask to confirm the address of a new account. */
export async function findWelcomeMails(site: TestSite, to: string): Promise<ReceivedMail[]> {
  const mails = await readMailFolder(site.mailFolder);
  return mails.filter((mail) => mail.kind === WELCOME && mail.to === to);
}
