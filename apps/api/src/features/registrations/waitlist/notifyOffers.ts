import type { Prisma } from "@headwaters/db";
import { offerEnded } from "../emails/seats/offerEnded.ts";
import { seatOffered } from "../emails/seats/seatOffered.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import type { Seating } from "./waitlist.ts";

/** Adds mails about new and expired offers; returns their ids. */
export async function notifyOffers(
  transaction: Prisma.TransactionClient,
  mails: FamilyMails,
  { offers, ended }: Seating,
): Promise<string[]> {
  const mailIds = await mails.write(transaction, ended, offerEnded);
  for (const { ids, until } of offers) {
    mailIds.push(
      ...(await mails.write(transaction, ids, (family) => seatOffered({ ...family, until }))),
    );
  }
  return mailIds;
}
