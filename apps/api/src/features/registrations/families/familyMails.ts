import { CANCEL_REGISTRATION_PATH, displayName, EVENTS_PATH } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import type { Mail, Outbox } from "../../../platform/mail/mail.ts";
import { eventFile, revised } from "../../content/index.ts";
import type { AboutRegistrations } from "../emails/eventFacts.ts";
import { readKnownFacts } from "../events/announcedFacts.ts";

type Transaction = Prisma.TransactionClient;

export interface RegistrationDeps {
  outbox: Outbox;
  publicUrl: string;
}

interface PartyRow {
  eventId: string;
  cancelToken: string;
  to: string;
  firstName: string | null;
  names: string[];
  isToContact: boolean;
}

/** A first name as mails show it. Rules for names came later than names. */
export const shownName = (firstName: string) => displayName(firstName) ?? "one of your family";

const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** Mails that are made in one go, and sent in one: meanwhile nobody else is served, and no other mail. */
const AT_ONCE = 50;

/** Writes mails to families about their registrations, in the transaction of what they tell. */
export function familyMails({ outbox, publicUrl }: RegistrationDeps) {
  /** What mails about these registrations say, one for each party, in the order of their places. */
  async function about(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<(AboutRegistrations & { isToContact: boolean })[]> {
    // Someone without an account and without an address hears of it from whoever added them.
    const parties = await transaction.$queryRaw<PartyRow[]>`
      SELECT p."eventId", p."cancelToken",
        coalesce(u.email::text, p."contactEmail") AS to, u."firstName",
        u.id IS NULL AS "isToContact",
        array_agg(r."firstName" ORDER BY r."queuePosition") AS names
      FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      LEFT JOIN users u ON u.id = p."userId"
      WHERE r.id = ANY(${[...ids]}) AND coalesce(u.email::text, p."contactEmail") IS NOT NULL
      GROUP BY p.id, u.id ORDER BY min(r."queuePosition")`;
    const facts = await readKnownFacts(
      transaction,
      parties.map(({ eventId }) => eventId),
    );
    return parties.flatMap(({ to, firstName, isToContact, eventId, cancelToken, ...party }) => {
      const event = facts.get(eventId);
      if (!event) return [];
      const link = `${publicUrl}${eventPath(eventId)}`;
      const cancelLink = `${publicUrl}${CANCEL_REGISTRATION_PATH}?token=${cancelToken}`;
      const names = party.names.map(shownName);
      return [{ to, firstName, isToContact, names, event, link, cancelLink }];
    });
  }

  return {
    /** Writes to each party of these registrations, and answers the ids of the mails. */
    async write(
      transaction: Transaction,
      ids: readonly string[],
      mailOf: (family: AboutRegistrations) => Mail,
    ): Promise<string[]> {
      const mails: string[] = [];
      if (ids.length === 0) return mails;
      const families = await about(transaction, ids);
      for (let first = 0; first < families.length; first += AT_ONCE) {
        const some = families
          .slice(first, first + AT_ONCE)
          .map(
            ({ isToContact, ...family }): Mail =>
              isToContact ? { ...mailOf(family), isToContact } : mailOf(family),
          );
        mails.push(...(await outbox.addAll(transaction, some)));
      }
      return mails;
    },

    /** The event as a calendar file, which replaces the one that an earlier mail brought. */
    async calendar(transaction: Transaction, eventId: string): Promise<string> {
      const [event, item, details] = [
        await transaction.event.findUniqueOrThrow({ where: { id: eventId } }),
        await transaction.item.findUnique({
          where: { kind_id: { kind: "events", id: eventId } },
        }),
        await transaction.eventDetails.findUnique({ where: { eventId } }),
      ];
      const facts = (await readKnownFacts(transaction, [eventId])).get(eventId);
      const description = facts?.isBacked ? event.description : "";
      const told = { ...event, ...facts, description };
      const known = revised(told, item?.version, details?.cancelledAt != null);
      return eventFile(known, { publicUrl, eventPath });
    },

    /** Once what they tell is committed. Of many the queue sends the rest, a few at a time. */
    send(mails: readonly string[]): void {
      for (const mail of mails.slice(0, AT_ONCE)) outbox.sendSoon(mail);
    },
  };
}
export type FamilyMails = ReturnType<typeof familyMails>;
