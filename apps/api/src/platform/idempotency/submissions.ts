import type { Receipt } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { concurrencyLimiter } from "../concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../errors/errors.ts";
import { fingerprint } from "../hash.ts";
import type { Mail, Outbox } from "../mail/mail.ts";
import { writeOnce } from "./createOnce.ts";

/** Stores a form and returns the result of the first attempt to send its mails. */
export type KeepSubmission = <Sent extends { idempotencyKey?: string | undefined }>(
  form: string,
  sent: Sent,
  /**
   * Stores the form and returns its mails. `add` adds a mail to the outbox at once, for rows that
   * reference its id.
   */
  store: (
    transaction: Transaction,
    content: Omit<Sent, "idempotencyKey">,
    add: (mail: Mail) => Promise<string | null>,
  ) => Promise<Mail[]>,
) => Promise<Receipt>;

/**
 * Bounds the connections that a flood of forms takes. When the queue is full, the response is 503 and
 * nothing is stored.
 */
const limit = concurrencyLimiter({
  concurrency: 4,
  maxQueue: 1_000,
  createError: () => tooBusy("writing to us"),
});

export function saveSubmissions(prisma: PrismaClient, outbox: Outbox): KeepSubmission {
  return async (form, sent, store) => {
    const { idempotencyKey, ...content } = sent;
    const key = idempotencyKey ? fingerprint(form, sent) : null;
    const save = (transaction: Transaction) =>
      writeOnce(transaction, key, async () => {
        const ids: string[] = [];
        const add = async (mail: Mail) => {
          const id = await outbox.add(transaction, mail);
          if (id) ids.push(id);
          return id;
        };
        for (const mail of await store(transaction, content, add)) await add(mail);
        return ids;
      });
    const mailIds = await limit(() => prisma.$transaction(save));
    const attempts = await Promise.all(mailIds.map((id) => outbox.sendNow(id)));
    const failed = attempts.find(({ emailSent }) => !emailSent);
    return failed ?? { emailSent: true, emailError: null };
  };
}
