import {
  CANCEL_REGISTRATION_PATH,
  displayName,
  EVENTS_PATH,
  type RegistrationStatus,
} from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { eventFile, revised } from "../../content/index.ts";
import { isActive } from "../active.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import type { AboutRegistrations } from "../emails/eventFacts.ts";
import type { LockedEvent } from "../events/lockEvent.ts";

export type RegistrationDeps = Pick<Platform, "outbox" | "publicUrl" | "announce" | "scheduleJob">;

export interface Family extends AboutRegistrations {
  partyId: string;
}

interface PartyRow extends Omit<Family, "event" | "link" | "eventsLink" | "cancelLink"> {
  eventId: string;
  cancelToken: string;
  isToContact: boolean;
}

type MailFacts = AboutRegistrations["event"] & {
  /** Staff back the event, so its description may go into mails, too. */
  isRegistrationApproved: boolean;
};

/**
 * Reads title, time and place of an event for mails. If staff do not back it, these are the last
 * announced ones: its author's later edits must not go into mails.
 */
async function readMailFacts(transaction: Transaction, eventId: string): Promise<MailFacts> {
  const [facts] = await transaction.$queryRaw<[MailFacts]>`
    SELECT "isRegistrationApproved",
      CASE WHEN "isRegistrationApproved" THEN e.title ELSE coalesce(d."notifiedTitle", 'Your event') END AS title,
      CASE WHEN "isRegistrationApproved" THEN e."eventDate" ELSE coalesce(d."notifiedDate", e."eventDate") END
        AS "eventDate",
      CASE WHEN "isRegistrationApproved" THEN e.location ELSE coalesce(d."notifiedLocation", '') END AS location
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    CROSS JOIN LATERAL (SELECT ${isRegistrationApprovedSql} AS "isRegistrationApproved") backing
    WHERE e.id = ${eventId}`;
  return facts;
}

/** Formats a first name for mails. Names stored before the name rules may not be displayable. */
export const formatFirstName = (firstName: string) =>
  displayName(firstName) ?? "one of your family";

const eventPath = (id: string) => `${EVENTS_PATH}/${encodeURIComponent(id)}`;

/** Mails per batch: rendering blocks the event loop, and sending delays other mails. */
const BATCH_SIZE = 50;

/**
 * Notifies families and webhooks of registrations, in the transaction that changes them. Each
 * transaction has its own instance, which collects the mails to send after the commit.
 */
export function familyMails({ outbox, publicUrl, announce, scheduleJob }: RegistrationDeps) {
  const written: string[] = [];

  async function add(transaction: Transaction, mails: readonly Mail[]): Promise<string[]> {
    const ids = await outbox.addAll(transaction, mails);
    written.push(...ids);
    return ids;
  }

  /** Reads the mail data of each party of registrations for one event, ordered by queue position. */
  async function readFamilies(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<(Family & Pick<PartyRow, "isToContact">)[]> {
    // Parties without an account or an address get no mails: the organizer who added them informs them.
    const parties = await transaction.$queryRaw<PartyRow[]>`
      SELECT p.id AS "partyId", p."eventId", p."cancelToken",
        coalesce(u.email::text, p."contactEmail") AS to, u."firstName",
        u.id IS NULL AS "isToContact",
        EXISTS (SELECT FROM registrations WHERE "partyId" = p.id AND ${isActive})
          AS "isAnyoneActive",
        coalesce(
          (SELECT jsonb_agg(
              jsonb_build_object('name', o."firstName", 'status', o.status)
              ORDER BY o."queuePosition")
            FROM registrations o
            WHERE (o."partyId" = p.id OR (o."eventId" = p."eventId" AND o."userId" = p."userId"))
              AND o.id <> ALL(${[...ids]}) AND ${isActive}),
          '[]') AS others,
        array_agg(r."firstName" ORDER BY r."queuePosition") AS names
      FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      LEFT JOIN users u ON u.id = p."userId"
      WHERE r.id = ANY(${[...ids]}) AND coalesce(u.email::text, p."contactEmail") IS NOT NULL
      GROUP BY p.id, u.id ORDER BY min(r."queuePosition")`;
    const [first] = parties;
    if (!first) return [];
    const event = await readMailFacts(transaction, first.eventId);
    const link = `${publicUrl}${eventPath(first.eventId)}`;
    const eventsLink = `${publicUrl}${EVENTS_PATH}`;
    return parties.map(({ cancelToken, ...party }) => ({
      ...party,
      names: party.names.map(formatFirstName),
      others: party.others.map((other) => ({ ...other, name: formatFirstName(other.name) })),
      event,
      link,
      eventsLink,
      cancelLink: `${publicUrl}${CANCEL_REGISTRATION_PATH}?token=${cancelToken}`,
    }));
  }

  return {
    announce,
    scheduleJob,
    publicUrl,
    add,

    /** Notifies webhooks that registrations for an event have ended, unless there are none. */
    async announceEnded(
      transaction: Transaction,
      { id, title }: LockedEvent,
      registrations: { id: string; status: RegistrationStatus }[],
    ): Promise<void> {
      if (registrations.length === 0) return;
      const event = { id, title };
      await announce(transaction, "registration.cancelled", { event, registrations });
    },

    /** Adds a mail for each party of registrations for one event; returns the ids of the mails. */
    async write(
      transaction: Transaction,
      ids: readonly string[],
      createMail: (family: Family) => Mail,
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
        mails.push(...(await add(transaction, batch)));
      }
      return mails;
    },

    /** Renders the event as a calendar file. It replaces files of earlier mails. */
    async calendar(transaction: Transaction, eventId: string): Promise<string> {
      const { details, ...event } = await transaction.event.findUniqueOrThrow({
        where: { id: eventId },
        include: { details: true },
      });
      const item = await transaction.item.findUnique({
        where: { kind_id: { kind: "events", id: eventId } },
      });
      const { isRegistrationApproved, ...facts } = await readMailFacts(transaction, eventId);
      const announced = {
        ...event,
        ...facts,
        description: isRegistrationApproved ? event.description : "",
      };
      const calendarEvent = revised(announced, item?.version, details?.cancelledAt != null);
      return eventFile(calendarEvent, { publicUrl, eventPath });
    },

    /** Sends the mails after the commit. The queue sends those beyond the first batch. */
    send(): void {
      for (const mail of written.slice(0, BATCH_SIZE)) outbox.sendSoon(mail);
    },
  };
}
export type FamilyMails = ReturnType<typeof familyMails>;
