import { randomUUID } from "node:crypto";
import { mkdir, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { organization } from "@headwaters/contracts";
import Fastify from "fastify";
import { checkSignIn, createDelivery } from "../../platform/mail/delivery/transport.ts";
import { MailFailure } from "../../platform/mail/outbox/failures.ts";
import { openBucket, openFolder } from "../../platform/storage/open.ts";
import { type Storage, StorageError } from "../../platform/storage/storage.ts";
import { type DoctorContext, describeError, type Finding, failed, ok } from "./check.ts";

const SMTP_ADVICE =
  "Compare host, port, user and password of SMTP_URL with what your provider says.";

export async function checkMail({ config, sendTo }: DoctorContext): Promise<Finding> {
  const { smtpUrl } = config;
  if (smtpUrl === null) {
    if (sendTo !== null) return failed("There is no mail server to send with.", "Set SMTP_URL.");
    return ok("There is none: mails become files in the data folder.");
  }
  try {
    await checkSignIn(smtpUrl);
    if (sendTo === null) return ok("It answers and lets the site in.");
    await send(config, sendTo);
    return ok("It has taken a mail: look whether it arrives.");
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return failed(error.message, SMTP_ADVICE);
  }
}

async function send(config: DoctorContext["config"], recipient: string) {
  const { smtpUrl, mailFrom: from } = config;
  const deliver = createDelivery(
    { smtpUrl, from, folder: "", showLinks: false },
    Fastify({ logger: false }).log,
  );
  const text = `This mail shows that the website of ${organization.name} can send mail.`;
  await deliver({
    id: randomUUID(),
    kind: "doctor",
    recipient,
    replyTo: null,
    subject: `A mail to try the mail server of ${organization.name}`,
    text,
    html: `<p>${text}</p>`,
    headers: {},
    calendar: null,
    createdAt: new Date(),
  });
}

export async function checkStorage({ config }: DoctorContext): Promise<Finding> {
  const { bucket, dataDir } = config;
  const place = bucket ? "The bucket of STORAGE_URL" : "The uploads folder";
  const advice = bucket
    ? "Compare STORAGE_URL with it; its key must be allowed to put, get, delete and list objects."
    : "Give the user of the site the right to write there, or set DATA_DIR or STORAGE_URL.";
  try {
    if (bucket) await tryStorage(await openBucket(bucket));
    else await tryFolder(join(dataDir, "uploads"));
  } catch (error) {
    const { code, name } = Object(error instanceof StorageError ? error.cause : error);
    const full = error instanceof StorageError && error.isFull ? " It is full." : "";
    return failed(
      `${place} does not work (${code ?? name ?? describeError(error)}).${full}`,
      advice,
    );
  }
  return ok(`${place} writes, reads and deletes.`);
}

/** Tests a folder, and removes the folders that it created. */
async function tryFolder(folder: string) {
  const made = await mkdir(folder, { recursive: true });
  try {
    await tryStorage(openFolder(folder));
  } finally {
    if (made) await removeEmpty(folder, made).catch(() => {}); // the site may have written to it meanwhile
  }
}

/** Removes a folder and its parents, up to `last`. */
async function removeEmpty(folder: string, last: string) {
  await rmdir(folder);
  if (folder !== last) await removeEmpty(dirname(folder), last);
}

async function tryStorage(storage: Storage) {
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await storage.write(key, bytes);
    if (!(await storage.read(key))?.equals(bytes)) throw new Error("It reads what was not written");
  } catch (error) {
    await storage.remove(key).catch(() => {}); // a part of the file may exist
    throw error;
  }
  await storage.remove(key);
}
