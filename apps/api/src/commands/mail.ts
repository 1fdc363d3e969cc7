// pnpm mail failed | retry <id> | retry all: shell commands for failed mails; the site may run.
import { createClient } from "@headwaters/db";
import { StartError } from "../config.ts";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { maskEmail, oneLine } from "../platform/mail/compose/words.ts";
import { type FailedMail, failedMails } from "../platform/mail/outbox/failed.ts";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";
import { checkMigrated } from "../startup/database.ts";
import { runCommand } from "./runCommand.ts";

type FailedMails = ReturnType<typeof failedMails>;

const USAGE = "Usage: mail failed | retry <id> | retry all";
/** Subjects and addresses may be user input of any length. */
const SHOWN = 80;

function shown(text: string): string {
  const line = oneLine(text);
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

function inWords({ id, kind, recipient, subject, createdAt, ...mail }: FailedMail): string {
  const when = `${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const to = shown(maskEmail(recipient));
  const why = [mail.lastError, mail.isExpired ? "Its link has expired." : null]
    .filter(Boolean)
    .join(" ");
  return `${id}  ${kind}  ${when}  ${to}  "${shown(subject)}"\n  ${shown(why)}`;
}

async function list({ list }: FailedMails) {
  const mails = await list();
  for (const mail of mails) console.log(inWords(mail));
  console.log(mails.length > 0 ? `Failed mails: ${mails.length}.` : "No mail has failed.");
}

async function retryAll({ list, retry }: FailedMails) {
  const mails = await list();
  let queued = 0;
  for (const { id } of mails) if (await retry(id)) queued += 1;
  const left = mails.length - queued;
  console.log(`Queued anew: ${queued}. The site sends them while it runs.`);
  if (left > 0) console.log(`Left as they are, because their links have expired: ${left}.`);
}

async function retryOne({ list, retry }: FailedMails, id: string) {
  if (await retry(id)) return console.log("Queued anew. The site sends it while it runs.");
  const isKnown = (await list()).some((mail) => mail.id === id);
  throw new StartError(
    isKnown
      ? "It was not queued, because its link has expired."
      : `No failed mail has the id ${id}; "mail failed" lists them.`,
  );
}

function commandFor([name, id, ...more]: string[]): (mails: FailedMails) => Promise<void> {
  if (name === "failed" && id === undefined) return list;
  if (name === "retry" && id !== undefined && more.length === 0) {
    return id === "all" ? retryAll : (mails) => retryOne(mails, id);
  }
  throw new StartError(USAGE);
}

await runCommand(USAGE, (args) => {
  const command = commandFor(args);
  return async ({ connectionString }) => {
    await checkMigrated(connectionString);
    const { prisma, pool, close } = createClient(connectionString);
    const boss = createBoss(pool, console);
    const queue = createMailQueue(boss);
    try {
      await queue.open();
      await command(failedMails(prisma, queue));
    } finally {
      await stopBoss(boss);
      await close();
    }
  };
});
