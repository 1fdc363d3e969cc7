import type { Receipt } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { concurrencyLimiter } from "../concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../errors/errors.ts";
import { fingerprint } from "../hash.ts";
import type { Mail, Outbox } from "../mail/mail.ts";

type Transaction = Prisma.TransactionClient;

/** What a form sends; `idempotencyKey` where the form made one up. */
interface Submission {
  idempotencyKey?: string | undefined;
}

/** Keeps what a form sends, and answers how the first attempt at its mails went. */
export type KeepSubmission = <Sent extends Submission>(
  form: string,
  sent: Sent,
  /** Stores it, and answers the mails that belong to it; `add` is for who needs a mail's id at once. */
  store: (
    transaction: Transaction,
    content: Omit<Sent, "idempotencyKey">,
    add: (mail: Mail) => Promise<string | null>,
  ) => Promise<Mail[]>,
) => Promise<Receipt>;

export interface FormDeps {
  keep: KeepSubmission;
  /** Who receives what visitors send. */
  inbox: string;
}

/**
 * Of the process's ten connections a flood of forms takes these. Whoever waits last waits for some
 * seconds; one more is told so, and nothing of theirs is kept.
 */
const limit = concurrencyLimiter({
  concurrency: 4,
  maxQueue: 1_000,
  refuse: () => tooBusy("writing to us"),
});

export function keepSubmissions(prisma: PrismaClient, outbox: Outbox): KeepSubmission {
  /** The mails of the same sending, when it was there before; of two at once the second waits here. */
  async function earlierMails(transaction: Transaction, key: string): Promise<string[] | null> {
    const isNew = await transaction.$executeRaw`
      INSERT INTO submissions ("idempotencyKey") VALUES (${key}) ON CONFLICT DO NOTHING`;
    if (isNew) return null;
    const { mailIds } = await transaction.submission.findUniqueOrThrow({
      where: { idempotencyKey: key },
    });
    return mailIds;
  }

  return async (form, sent, store) => {
    const { idempotencyKey, ...content } = sent;
    const key = idempotencyKey ? fingerprint(form, sent) : null;
    const kept = async (transaction: Transaction) => {
      const earlier = key && (await earlierMails(transaction, key));
      if (earlier) return earlier;
      const ids: string[] = [];
      const add = async (mail: Mail) => {
        const id = await outbox.add(transaction, mail);
        if (id) ids.push(id);
        return id;
      };
      for (const mail of await store(transaction, content, add)) await add(mail);
      if (key)
        await transaction.submission.update({
          where: { idempotencyKey: key },
          data: { mailIds: ids },
        });
      return ids;
    };
    const mailIds = await limit(() => prisma.$transaction(kept));
    const attempts = await Promise.all(mailIds.map((id) => outbox.sendNow(id)));
    const failed = attempts.find(({ emailSent }) => !emailSent);
    return failed ?? { emailSent: true, emailError: null };
  };
}
