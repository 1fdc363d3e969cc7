import { CANCEL_REGISTRATION_PATH, displayName, EVENTS_PATH } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { eventFile, revised } from "../../content/index.ts";
import { isActive } from "../active.ts";
import type { AboutRegistrations } from "../emails/eventFacts.ts";
import { readMailFacts } from "../events/announcedFacts.ts";

export type RegistrationDeps = Pick<Platform, "outbox" | "publicUrl" | "announce" | "scheduleJob">;

interface PartyRow {
  eventId: string;
  cancelToken: string;
  to: string;
  firstName: string | null;
  names: string[];
  others: AboutRegistrations["others"];
  isToContact: boolean;
  isAnyoneActive: boolean;
}

/** Formats a first name for mails. Names stored before the name rules may not be displayable. */
export const formatFirstName = (firstName: string) =>
  displayName(firstName) ?? "one of your family";

const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** Mails per batch: rendering blocks the event loop, and sending delays other mails. */
const BATCH_SIZE = 50;

/** Tells families and webhooks about registrations, in the transaction that changes them. */
export function familyMails({ outbox, publicUrl, announce, scheduleJob }: RegistrationDeps) {
  /** Reads the mail data of each party, ordered by queue position. */
  async function readFamilies(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<(AboutRegistrations & { isToContact: boolean })[]> {
    // Parties without an account and an address get no mails: an organizer added and informs them.
    const parties = await transaction.$queryRaw<PartyRow[]>`
      SELECT p."eventId", p."cancelToken",
        coalesce(u.email::text, p."contactEmail") AS to, u."firstName",
        u.id IS NULL AS "isToContact",
        EXISTS (SELECT FROM registrations WHERE "partyId" = p.id AND ${isActive})
          AS "isAnyoneActive",
        coalesce(
          (SELECT jsonb_agg(
              jsonb_build_object('name', o."firstName", 'status', o.status)
              ORDER BY o."queuePosition")
            FROM registrations o
            WHERE o."partyId" = p.id AND o.id <> ALL(${[...ids]}) AND ${isActive}),
          '[]') AS others,
        array_agg(r."firstName" ORDER BY r."queuePosition") AS names
      FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      LEFT JOIN users u ON u.id = p."userId"
      WHERE r.id = ANY(${[...ids]}) AND coalesce(u.email::text, p."contactEmail") IS NOT NULL
      GROUP BY p.id, u.id ORDER BY min(r."queuePosition")`;
    const facts = await readMailFacts(
      transaction,
      parties.map(({ eventId }) => eventId),
    );
    return parties.flatMap(({ eventId, cancelToken, ...party }) => {
      const event = facts.get(eventId);
      if (!event) return [];
      const link = `${publicUrl}${eventPath(eventId)}`;
      const eventsLink = `${publicUrl}${EVENTS_PATH}`;
      const cancelLink = `${publicUrl}${CANCEL_REGISTRATION_PATH}?token=${cancelToken}`;
      const names = party.names.map(formatFirstName);
      const others = party.others.map((other) => ({ ...other, name: formatFirstName(other.name) }));
      return [{ ...party, names, others, event, link, eventsLink, cancelLink }];
    });
  }

  return {
    announce,
    scheduleJob,
    publicUrl,

    /** Adds a mail for each party of the registrations; returns the ids of the mails. */
    async write(
      transaction: Transaction,
      ids: readonly string[],
      createMail: (family: AboutRegistrations) => Mail,
    ): Promise<string[]> {
      const mails: string[] = [];
      if (ids.length === 0) return mails;
      const families = await readFamilies(transaction, ids);
      for (let first = 0; first < families.length; first += BATCH_SIZE) {
        const batch = families
          .slice(first, first + BATCH_SIZE)
          .map(
            ({ isToContact, ...family }): Mail =>
              isToContact ? { ...createMail(family), isToContact } : createMail(family),
          );
        mails.push(...(await outbox.addAll(transaction, batch)));
      }
      return mails;
    },

    /** Renders the event as a calendar file. It replaces files of earlier mails. */
    async calendar(transaction: Transaction, eventId: string): Promise<string> {
      const [event, item, details] = [
        await transaction.event.findUniqueOrThrow({ where: { id: eventId } }),
        await transaction.item.findUnique({
          where: { kind_id: { kind: "events", id: eventId } },
        }),
        await transaction.eventDetails.findUnique({ where: { eventId } }),
      ];
      const facts = (await readMailFacts(transaction, [eventId])).get(eventId);
      const description = facts?.isBacked ? event.description : "";
      const announced = { ...event, ...facts, description };
      const calendarEvent = revised(announced, item?.version, details?.cancelledAt != null);
      return eventFile(calendarEvent, { publicUrl, eventPath });
    },

    /** Sends mails after the commit. The queue sends those beyond the first batch. */
    send(mails: readonly string[]): void {
      for (const mail of mails.slice(0, BATCH_SIZE)) outbox.sendSoon(mail);
    },
  };
}
export type FamilyMails = ReturnType<typeof familyMails>;
