import { type Attendee, activeStatuses, type RegisteredEvent } from "@headwaters/contracts";
import type { RegistrationsService } from "@headwaters/contracts/router";
import type { EventDetailsModel, EventModel, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { createBatches } from "../../platform/concurrency/batches.ts";
import { concurrencyLimiter } from "../../platform/concurrency/concurrencyLimiter.ts";
import { conflict, notFound, tooBusy } from "../../platform/errors/errors.ts";
import { REGISTRATION_WAIT } from "../../platform/http/timeLimits.ts";
import type { Platform } from "../../platform/platform.ts";
import type { EmailConfirmations, NotifyAccounts } from "../accounts/index.ts";
import { toStatus } from "./active.ts";
import { eventApprovals } from "./approval/approval.ts";
import { consentsService } from "./consents/consents.ts";
import { registrationConfirmed } from "./emails/seats.ts";
import { cancelRegistrations } from "./endRegistrations.ts";
import { cancelEvent, messageAttendees } from "./events/cancelEvent.ts";
import {
  checkRegistrationApproved,
  getClosingTime,
  lockEvent,
  saveEventDetails,
} from "./events/lockEvent.ts";
import { listAttendees } from "./families/attendees.ts";
import { childrenService } from "./families/children.ts";
import { familyMails, formatFirstName, type RegistrationDeps } from "./families/familyMails.ts";
import type { RegistrationMails } from "./families/notifyRegistered.ts";
import { lastContacts } from "./families/people.ts";
import { giveUpRegistrations, takeBackRegistrations } from "./giveUp.ts";
import { guardiansService } from "./guardians/guardians.service.ts";
import { registrationsSeenBy } from "./guardians/guardians.ts";
import { lockAccount } from "./lockAccount.ts";
import { type RegistrationCall, registerFamilies } from "./register.ts";
import { checkRunsEvent, checkSeesPeople } from "./roster/access.ts";
import { addPeople } from "./roster/add.ts";
import { findAdults } from "./roster/adults.ts";
import { checkIn } from "./roster/checkIn.ts";
import { listLedEvents, listNextEvents, readNumbers } from "./roster/counts.ts";
import { eventLeaders } from "./roster/leaders.ts";
import { exportRoster, viewRoster } from "./roster/roster.ts";

const queueLimits = {
  maxQueue: 2_000,
  createError: () => tooBusy("signing up"),
  // Long, because a rejected request loses its place in the queue. A proxy may time out earlier.
  timeoutMs: REGISTRATION_WAIT,
};

/**
 * A transaction that waits for an event's lock holds a database connection. This limiter leaves the
 * other six of the pool's ten connections to other requests.
 */
const limit = concurrencyLimiter({ concurrency: 4, ...queueLimits });

/** Calls that register in one transaction: rendering their mails blocks the event loop. */
const BATCH_SIZE = 25;

/**
 * Title, time and place of an event as families may see them: while it is hidden, those that they were
 * told last, as its author may edit it unread.
 */
function knownFacts(event: EventModel, details: EventDetailsModel | null) {
  const { title, eventDate, location, published } = event;
  if (published || !details) return { title, eventDate, location };
  return {
    title: details.notifiedTitle ?? "Your event",
    eventDate: details.notifiedDate ?? eventDate,
    location: details.notifiedLocation ?? "",
  };
}

export function registrationsService({
  prisma,
  inbox,
  reviewed,
  confirmations,
  notify,
  ...deps
}: RegistrationDeps &
  Pick<Platform, "prisma" | "inbox" | "reviewed"> & {
    confirmations: EmailConfirmations;
    notify: NotifyAccounts;
  }): RegistrationsService {
  type Work<Result> = (transaction: Transaction, mails: RegistrationMails) => Promise<Result>;

  /** Runs a transaction and sends its mails after the commit. */
  async function commit<Result>(work: Work<Result>): Promise<Result> {
    const mails = { ...familyMails(deps), renewLinks: confirmations.renewLinks, notify };
    const result = await prisma.$transaction((transaction) => work(transaction, mails));
    mails.send();
    return result;
  }

  /** The same within the concurrency limit. */
  const transact = <Result>(work: Work<Result>): Promise<Result> => limit(() => commit(work));

  const register = createBatches<RegistrationCall, Attendee[]>({
    ...queueLimits,
    limit,
    batchSize: BATCH_SIZE,
    async run(eventId, calls) {
      const results = await commit((transaction, mails) =>
        registerFamilies(transaction, mails, eventId, calls),
      );
      const ids = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      const userId = calls.map(({ user }) => user.id);
      const attendees = ids.length > 0 ? await listAttendees(prisma, { userId, ids }) : [];
      return results.map((result) => {
        if (result.status === "rejected") return result;
        return { ...result, value: attendees.filter(({ id }) => result.value.includes(id)) };
      });
    },
  });

  async function findPartyByToken(token: string) {
    const party = await prisma.registrationParty.findUnique({
      where: { cancelToken: token },
      include: {
        event: { include: { details: true } },
      },
    });
    if (!party)
      throw notFound(
        "This link is no longer valid. Your registrations stand on your account’s page.",
      );
    // Its account may be a guardian of a child no more.
    const { id: partyId, userId } = party;
    return { ...party, meant: { AND: [{ partyId }, userId ? registrationsSeenBy(userId) : {}] } };
  }

  return {
    ...childrenService(prisma),
    ...consentsService(prisma),
    ...guardiansService({ prisma, ...deps }),
    ...eventLeaders(prisma),
    ...eventApprovals({ prisma, ...deps }),

    register: (user, sent) => register(sent.id, user.id, { user, sent }),

    ofEvent: ({ id: userId }, eventId) => listAttendees(prisma, { userId, eventId }),

    async mine({ id: userId }) {
      const registrations = await listAttendees(prisma, { userId });
      if (registrations.length === 0) return [];
      const events = await prisma.event.findMany({
        where: { id: { in: [...new Set(registrations.map(({ eventId }) => eventId))] } },
        orderBy: [{ eventDate: "asc" }, { id: "asc" }],
        include: { details: true },
      });
      return events.map(
        ({ details, ...event }): RegisteredEvent => ({
          event: {
            ...event,
            ...knownFacts(event, details),
            isCancelled: details?.cancelledAt != null,
            hasBegun: event.eventDate <= new Date(),
            isPublished: event.published,
            hiddenNote: details?.hiddenNote ?? null,
          },
          registrations: registrations.filter(({ eventId }) => eventId === event.id),
        }),
      );
    },

    async accept({ id: userId }, { id: eventId, registrationIds }) {
      await transact(async (transaction, mails) => {
        await lockAccount(transaction, userId);
        const event = await lockEvent(transaction, eventId);
        const chosen = await transaction.registration.findMany({
          where: { ...registrationsSeenBy(userId), eventId, id: { in: registrationIds } },
        });
        const isOpen = getClosingTime(event) > event.now;
        const isOffered = ({ status, offeredUntil }: (typeof chosen)[number]) =>
          isOpen && status === "offered" && offeredUntil !== null && offeredUntil > event.now;
        const ids = chosen.filter(isOffered).map(({ id }) => id);
        const confirmed = chosen.filter(({ status }) => status === "confirmed");
        if (ids.length + confirmed.length < new Set(registrationIds).size) {
          throw conflict(
            "This offer has ended. You can sign up again, at the end of the waitlist.",
          );
        }
        if (ids.length === 0) return;
        checkRegistrationApproved(event);
        await transaction.registration.updateMany({
          where: { id: { in: ids } },
          data: { status: "confirmed", offeredUntil: null },
        });
        const calendar = await mails.calendar(transaction, eventId);
        await mails.write(transaction, ids, (family) =>
          registrationConfirmed({ ...family, calendar }),
        );
      });
      return listAttendees(prisma, { userId, ids: registrationIds });
    },

    async cancel({ id: userId }, { id: eventId, registrationIds, undoable }) {
      await transact(async (transaction, mails) => {
        // The lock makes concurrent cancellations count the account's hourly mails one by one.
        await lockAccount(transaction, userId);
        const event = await lockEvent(transaction, eventId, { includeDrafts: true });
        const where = { ...registrationsSeenBy(userId), id: { in: registrationIds } };
        const giveUp = undoable ? giveUpRegistrations : cancelRegistrations;
        await giveUp(transaction, mails, event, where);
      });
      return listAttendees(prisma, { userId, ids: registrationIds });
    },

    async takeBack({ id: userId }, { id: eventId, registrationIds }) {
      await transact(async (transaction) => {
        const event = await lockEvent(transaction, eventId, { includeDrafts: true });
        const where = { ...registrationsSeenBy(userId), id: { in: registrationIds } };
        await takeBackRegistrations(transaction, event, where, userId);
      });
      return listAttendees(prisma, { userId, ids: registrationIds });
    },

    async byToken(token) {
      const { event, meant } = await findPartyByToken(token);
      const active = await prisma.registration.findMany({
        where: { ...meant, status: { in: activeStatuses } },
        orderBy: { queuePosition: "asc" },
      });
      return {
        ...knownFacts(event, event.details),
        people: active.map(({ id, firstName, status }) => ({
          id,
          name: formatFirstName(firstName),
          status: toStatus(status),
        })),
      };
    },

    async cancelByToken({ token, registrationIds, undoable }) {
      const { event, userId, meant } = await findPartyByToken(token);
      const ids = await transact(async (transaction, mails) => {
        if (userId) await lockAccount(transaction, userId);
        const lockedEvent = await lockEvent(transaction, event.id, { includeDrafts: true });
        const chosen = registrationIds ? { id: { in: registrationIds } } : {};
        const giveUp = undoable ? giveUpRegistrations : cancelRegistrations;
        return giveUp(transaction, mails, lockedEvent, { ...chosen, ...meant });
      });
      return { title: knownFacts(event, event.details).title, cancelled: ids.length };
    },

    async takeBackByToken({ token, registrationIds }) {
      const { event, userId, meant } = await findPartyByToken(token);
      await transact(async (transaction) => {
        const lockedEvent = await lockEvent(transaction, event.id, { includeDrafts: true });
        const chosen = registrationIds
          ? { id: { in: registrationIds } }
          : { undoUntil: { not: null } };
        const where = { ...chosen, ...meant };
        await takeBackRegistrations(transaction, lockedEvent, where, userId);
      });
    },

    lastContacts: ({ id }) => lastContacts(prisma, id),

    adults: (user, id) => findAdults(prisma, user, id),
    numbers: (user, id) => readNumbers(prisma, user, id),
    led: (user) => listLedEvents(prisma, user),
    nextEvents: (limit) => listNextEvents(prisma, limit),

    roster: (user, id) => viewRoster(prisma, user, id),
    checkIn: (user, sent) => checkIn(prisma, user, sent),
    exportRoster: (user, id) => exportRoster(prisma, user, id),

    async add(user, sent) {
      await transact((transaction, mails) => addPeople(transaction, mails, user, sent));
      return viewRoster(prisma, user, sent.id);
    },

    async remove(user, { id, registrationIds }) {
      await transact(async (transaction, mails) => {
        await checkSeesPeople(transaction, user, id);
        const event = await lockEvent(transaction, id, { includeDrafts: true });
        const where = { id: { in: registrationIds } };
        const ids = await cancelRegistrations(transaction, mails, event, where, true);
        if (ids.length > 0) {
          const subject = { kind: "events", id };
          const details = { people: ids.length };
          await logStaffAction(transaction, user, "registrations.removed", subject, details);
        }
      });
      return viewRoster(prisma, user, id);
    },

    message: (user, sent) =>
      transact((transaction, mails) => messageAttendees(transaction, mails, user, sent, inbox)),

    async setAges(user, { id, ageGroup }) {
      await prisma.$transaction(async (transaction) => {
        await checkRunsEvent(transaction, user, id);
        await lockEvent(transaction, id, { includeDrafts: true });
        const details = { ageGroup };
        await saveEventDetails(transaction, id, details);
        const subject = { kind: "events", id };
        await logStaffAction(transaction, user, "registrations.agesChanged", subject, details);
      });
    },

    async setAdults(user, { id, ratio }) {
      await prisma.$transaction(async (transaction) => {
        await checkSeesPeople(transaction, user, id);
        await lockEvent(transaction, id, { includeDrafts: true });
        const details = ratio ?? { adultsPerGroup: null, childrenPerGroup: null };
        await saveEventDetails(transaction, id, details);
        const subject = { kind: "events", id };
        await logStaffAction(transaction, user, "registrations.adultsChanged", subject, details);
      });
    },

    cancelEvent: (user, sent) =>
      transact((transaction, mails) => cancelEvent(transaction, mails, user, sent, reviewed)),
  };
}
