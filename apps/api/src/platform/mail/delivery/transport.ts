import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { organization } from "@headwaters/contracts";
import { deliverableEmail } from "@headwaters/contracts/router";
import type { FastifyBaseLogger } from "fastify";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { mark } from "../compose/layout.ts";
import { maskEmail } from "../compose/words.ts";
import { MailFailure, mailFailure, NOT_AN_ADDRESS } from "../outbox/failures.ts";

/** Where mails go. */
export interface MailSettings {
  /** smtp(s)://user:pass@host:port; null writes files instead. */
  smtpUrl: string | null;
  /** The folder of the files. */
  folder: string;
  from: string;
  /** Logs the links of mails, for a developer without a mailbox. */
  showLinks: boolean;
}

/** A mail to send: a row of the outbox. */
export interface OutgoingMail {
  id: string;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar: string | null;
  createdAt: Date;
}

/** Sends a mail, within three minutes. @throws MailFailure */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** Shorter than a claim (outbox/table.ts), in ms. A server that accepts the mail later gets it again. */
const ATTEMPT_LIMIT = 180_000;
const deliverable = deliverableEmail(NOT_AN_ADDRESS);

export function createDelivery(settings: MailSettings, log: FastifyBaseLogger): Deliver {
  const { smtpUrl, from } = settings;
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : asFiles(settings, log);
  return async (mail) => {
    if (!deliverable.safeParse(mail.recipient).success) {
      throw new MailFailure(NOT_AN_ADDRESS, { permanent: true });
    }
    await deliver(mail);
  };
}

/** Connects to the mail server and signs in, without sending. @throws MailFailure */
export async function checkSignIn(smtpUrl: string): Promise<void> {
  const transport = smtpTransport(smtpUrl);
  await transport
    .verify()
    .catch((error: NodemailerError) => Promise.reject(mailFailure(error)))
    .finally(() => transport.close());
}

const smtpTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    // The first timeout includes the greeting, which some servers delay on purpose for unknown clients.
    connectionTimeout: 60_000,
    greetingTimeout: 60_000,
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

function bySmtp(smtpUrl: string, from: string): Deliver {
  const transport = smtpTransport(smtpUrl);
  return async (mail) => {
    const signal = AbortSignal.timeout(ATTEMPT_LIMIT);
    await transport
      .sendMail({ ...message(mail, from), signal })
      .catch((error: NodemailerError) => Promise.reject(mailFailure(error)));
  };
}

function asFiles({ folder, from, showLinks }: MailSettings, log: FastifyBaseLogger): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message: bytes } = await composer.sendMail(message(mail, from));
    const file = join(folder, `${mail.id}.eml`);
    try {
      await writeWhole(file, bytes as Buffer);
    } catch (cause) {
      throw new MailFailure("The mail could not be written to the site's data folder.", { cause });
    }
    const links = showLinks ? { links: mail.text.match(/https?:\/\/\S+/g) ?? [] } : {};
    log.info({ mail: mail.kind, to: maskEmail(mail.recipient), file, ...links }, "mail");
  };
}

/**
 * Writes a file under another name and renames it, so that a reader of the folder never finds a partial
 * file.
 */
async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(join(file, ".."), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, file);
}

const calendarFile = {
  filename: "event.ics",
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
};

function message(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from: { name: organization.name, address: from },
    // As an object: nodemailer would parse a string as a list of addresses.
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.calendar ? [mark, { ...calendarFile, content: mail.calendar }] : [mark],
    // The same id at each attempt, so that a mailbox can recognize a duplicate.
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    headers: {
      "Auto-Submitted": "auto-generated", // RFC 3834: prevents automatic replies
      "X-Mail-Kind": mail.kind,
      ...mail.headers,
    },
  };
}
