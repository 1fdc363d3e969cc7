import type { TestSite } from "@headwaters/testing/site/agent";
import { mailKinds } from "../features/index.ts";
import { processWaitlists } from "../features/registrations/waitlist/processDue.ts";
import { createMailPolicies } from "../platform/mail/delivery/policies.ts";
import { createSendLimits } from "../platform/mail/delivery/sendLimits.ts";
import type { Outbox } from "../platform/mail/mail.ts";
import { mailRows } from "../platform/mail/outbox/table.ts";
import { idle } from "./content.ts";
import { INBOX, PUBLIC_URL } from "./site.ts";

/**
 * Ends the time in which families can take back what they gave up, and runs the job of the waitlist
 * twice concurrently, as two processes would. Its mails are stored within the limits, and not sent.
 */
export async function endUndoTime({ prisma }: Pick<TestSite, "prisma">): Promise<void> {
  await prisma.$executeRaw`
    UPDATE registrations SET "undoUntil" = now() - interval '1 second' WHERE "undoUntil" IS NOT NULL`;
  const selectPermitted = createSendLimits(createMailPolicies(mailKinds));
  const addAll: Outbox["addAll"] = async (transaction, mails) => {
    const permitted = await selectPermitted(transaction, mails);
    const added = await mailRows(prisma).add(transaction, permitted);
    return added.map(({ id }) => id);
  };
  const outbox = { addAll, sendSoon: () => {} } as unknown as Outbox;
  const run = () =>
    processWaitlists({ ...idle, prisma, outbox, publicUrl: PUBLIC_URL, inbox: INBOX });
  await Promise.all([run(), run()]);
}
