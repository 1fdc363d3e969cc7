import {
  CANCEL_REGISTRATION_PATH,
  displayName,
  EVENTS_PATH,
  type RegistrationStatus,
} from "@headwaters/contracts";
import { type EventModel, Prisma, type Transaction } from "@headwaters/db";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { eventFile, findMailPicture, revised } from "../../content/index.ts";
import { isActive } from "../active.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import type { AboutRegistrations } from "../emails/eventFacts.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import { isSeenBy } from "../guardians/guardians.ts";

export type RegistrationDeps = Pick<Platform, "outbox" | "publicUrl" | "announce" | "scheduleJob">;

/** The people of a party whom one account sees: its own account, or another guardian of a child. */
export interface Family extends AboutRegistrations {
  partyId: string;
  /** The people wait, or have left the waitlist. */
  haveOnlyWaited: boolean;
  /** The party is the account's, or that of a person without one. */
  isOwn: boolean;
  /** The ids of the registered people, in the order of `names`. */
  ids: readonly string[];
}

interface PartyRow extends Omit<Family, "event" | "link" | "eventsLink" | "cancelLink">, MailFacts {
  eventId: string;
  cancelToken: string;
  isToContact: boolean;
}

interface MailFacts extends Omit<AboutRegistrations["event"], "picture"> {
  imageUrl: string | null;
}

/** Registrations for one event, and the mails to each account that sees people of a party. */
export interface Letter {
  ids: readonly string[];
  createMail: (family: Family) => Mail | readonly Mail[];
}

/**
 * SQL for title, time, place and picture of an event in mails, of events as e and event_details as d:
 * `facts`. If staff do not back it, these are the last announced ones, without a picture: its author's
 * later edits must not go into mails. Nor must the picture of an event that is not public.
 */
const mailFacts = Prisma.sql`LATERAL (
  SELECT backing."isRegistrationApproved",
    CASE WHEN backing."isRegistrationApproved" THEN e.title ELSE coalesce(d."notifiedTitle", 'Your event') END
      AS title,
    CASE WHEN backing."isRegistrationApproved" THEN e."eventDate"
      ELSE coalesce(d."notifiedDate", e."eventDate") END AS "eventDate",
    CASE WHEN backing."isRegistrationApproved" THEN e.location ELSE coalesce(d."notifiedLocation", '') END
      AS location,
    CASE WHEN backing."isRegistrationApproved" AND e.published THEN e."imageUrl" END AS "imageUrl"
  FROM (SELECT ${isRegistrationApprovedSql} AS "isRegistrationApproved") backing) facts`;

/**
 * SQL for the accounts that are told of a registration r, as `reader`: all guardians of a child whom
 * staff have not excluded, else its own account. Null without one: a mail goes to the contact.
 */
const readers = Prisma.sql`LATERAL (
  SELECT r."userId" AS reader WHERE r."childId" IS NULL UNION ALL
  SELECT "userId" FROM child_guardians g WHERE g."childId" = r."childId" AND g."excludedAt" IS NULL) AS told`;

interface CalendarRow extends EventModel {
  isRegistrationApproved: boolean;
  /** Null for an event without versions. */
  version: number | null;
  cancelledAt: Date | null;
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

  /**
   * Reads the mail data of each party of registrations for one event, ordered by queue position: once
   * for its account and once for each other guardian of a child, with the people whom it sees.
   */
  async function readFamilies(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<(Family & Pick<PartyRow, "isToContact">)[]> {
    // Parties without an account or an address get no mails: the organizer who added them informs them.
    // The link that cancels without a sign-in shows the whole party, so only its account gets one.
    const parties = await transaction.$queryRaw<PartyRow[]>`
      SELECT p.id AS "partyId", p."eventId", p."cancelToken",
        coalesce(u.email::text, p."contactEmail") AS to, u."firstName",
        u.id IS NULL AS "isToContact", own."isOwn",
        CASE WHEN own."isOwn" THEN (
          SELECT CASE WHEN bool_and(status = 'waiting') THEN 'waitlist' ELSE 'seats' END
          FROM registrations WHERE "partyId" = p.id AND ${isActive}
          HAVING count(*) > 0) END AS holds,
        coalesce(
          (SELECT jsonb_agg(
              jsonb_build_object('name', r."firstName", 'status', r.status)
              ORDER BY r."queuePosition")
            FROM (
              SELECT * FROM registrations r
              WHERE r."eventId" = p."eventId" AND ${isSeenBy(Prisma.sql`ARRAY[mailed.reader]`)}
              UNION ALL
              SELECT * FROM registrations WHERE mailed.reader IS NULL AND "partyId" = p.id) r
            WHERE r.id <> ALL(${[...ids]}) AND ${isActive}),
          '[]') AS others,
        mailed.ids, mailed.names, mailed."haveOnlyWaited",
        facts.title, facts."eventDate", facts.location, facts."imageUrl"
      FROM (
        SELECT "partyId", reader, array_agg(id ORDER BY "queuePosition") AS ids,
          array_agg("firstName" ORDER BY "queuePosition") AS names,
          min("queuePosition") AS position,
          bool_and(status IN ('waiting', 'left')) AS "haveOnlyWaited"
        FROM registrations r CROSS JOIN ${readers}
        WHERE id = ANY(${[...ids]}) GROUP BY "partyId", reader) mailed
      JOIN registration_parties p ON p.id = mailed."partyId"
      LEFT JOIN users u ON u.id = mailed.reader
      JOIN events e ON e.id = p."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      CROSS JOIN LATERAL (SELECT p."userId" IS NOT DISTINCT FROM mailed.reader AS "isOwn") own
      CROSS JOIN ${mailFacts}
      WHERE coalesce(u.email::text, p."contactEmail") IS NOT NULL
      ORDER BY mailed.position, own."isOwn" DESC, u.id`;
    const [first] = parties;
    if (!first) return [];
    const { eventId, title, eventDate, location, imageUrl } = first;
    const picture = await findMailPicture(transaction, imageUrl, publicUrl);
    const event = { title, eventDate, location, picture };
    const link = `${publicUrl}${eventPath(eventId)}`;
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

  /** The same as `write` for several groups of registrations: their mails are added together. */
  async function writeAll(transaction: Transaction, letters: readonly Letter[]): Promise<string[]> {
    const composed: (() => Mail[])[] = [];
    for (const { ids, createMail } of letters) {
      if (ids.length === 0) continue;
      for (const { isToContact, ...family } of await readFamilies(transaction, ids)) {
        composed.push(() =>
          [createMail(family)]
            .flat()
            .map((mail) => ({ ...mail, ...(isToContact && { isToContact }) })),
        );
      }
    }
    const mails: string[] = [];
    for (let first = 0; first < composed.length; first += BATCH_SIZE) {
      const batch = composed.slice(first, first + BATCH_SIZE).flatMap((compose) => compose());
      mails.push(...(await add(transaction, batch)));
    }
    return mails;
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

    /**
     * Adds a mail for each account that sees people of these registrations for one event; returns the
     * ids of the mails.
     */
    write: (
      transaction: Transaction,
      ids: readonly string[],
      createMail: (family: Family) => Mail | readonly Mail[],
    ): Promise<string[]> => writeAll(transaction, [{ ids, createMail }]),

    writeAll,

    /** Renders the event as a calendar file. It replaces files of earlier mails. */
    async calendar(transaction: Transaction, eventId: string): Promise<string> {
      const [event] = await transaction.$queryRaw<[CalendarRow]>`
        SELECT e.*, facts.*, i.version, d."cancelledAt"
        FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
        LEFT JOIN items i ON i.kind = 'events' AND i.id = e.id
        CROSS JOIN ${mailFacts} WHERE e.id = ${eventId}`;
      const { isRegistrationApproved, version, cancelledAt, ...announced } = event;
      if (!isRegistrationApproved) announced.description = "";
      const calendarEvent = revised(announced, version ?? undefined, cancelledAt !== null);
      return eventFile(calendarEvent, { publicUrl, eventPath });
    },

    /** Sends the mails after the commit. The queue sends those beyond the first batch, and those of a rush. */
    send(): void {
      for (const mail of written.slice(0, BATCH_SIZE)) outbox.sendSoon(mail);
    },
  };
}
export type FamilyMails = ReturnType<typeof familyMails>;
