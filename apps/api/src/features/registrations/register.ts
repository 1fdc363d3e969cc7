import { countSeated, EVENTS_PATH, type NewRegistrations, type User } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { invalidField } from "../../platform/errors/errors.ts";
import { fingerprint } from "../../platform/hash.ts";
import { toStatus } from "./active.ts";
import { lockAccount } from "./deletion.ts";
import {
  checkOpen,
  countSeatsLeft,
  type LockedEvent,
  lockEvent,
  takeSeats,
} from "./events/lockEvent.ts";
import { notifySeated, type RegistrationMails } from "./families/notifyRegistered.ts";
import { buildPeople, toContactColumns } from "./families/people.ts";
import { notifyFamilies } from "./waitlist/notifyFamilies.ts";

interface SeatingRequest {
  /** Null for a party added by an organizer. */
  account: User | null;
  party: Omit<Prisma.RegistrationPartyUncheckedCreateInput, "eventId">;
  people: readonly Omit<
    Prisma.RegistrationUncheckedCreateInput,
    "eventId" | "partyId" | "userId" | "status"
  >[];
}

/** Counts the seats for `people` newcomers: none while others wait. */
async function countSeatsFor(
  transaction: Transaction,
  event: LockedEvent,
  people: number,
  together: boolean,
): Promise<number> {
  const left = countSeatsLeft(event);
  if (left === 0) return 0;
  const waiting = await transaction.registration.findFirst({
    where: { eventId: event.id, status: "waiting" },
    select: { id: true },
  });
  return waiting ? 0 : countSeated(left, people, together);
}

/** Records the announced facts of the event: families are notified when they change. */
async function recordNotifiedFacts(transaction: Transaction, event: LockedEvent): Promise<void> {
  if (event.hasNotifiedFacts) return;
  await transaction.$executeRaw`
    INSERT INTO event_details AS d ("eventId", "notifiedDate", "notifiedLocation", "notifiedTitle", "wasBacked")
    VALUES (${event.id}, ${event.eventDate}, ${event.location}, ${event.title}, true)
    ON CONFLICT ("eventId") DO UPDATE SET "wasBacked" = true,
      "notifiedDate" = coalesce(d."notifiedDate", EXCLUDED."notifiedDate"),
      "notifiedLocation" = coalesce(d."notifiedLocation", EXCLUDED."notifiedLocation"),
      "notifiedTitle" = coalesce(d."notifiedTitle", EXCLUDED."notifiedTitle")`;
}

/**
 * Registers a party for a locked event: free seats first, then places at the end of the waitlist.
 * Returns the ids of the registrations, in the party's order.
 */
export async function assignSeats(
  transaction: Transaction,
  mails: RegistrationMails,
  event: LockedEvent,
  { account, party, people }: SeatingRequest,
): Promise<string[]> {
  await notifyFamilies(transaction, mails, event);
  const together = party.together ?? false;
  const seats = await countSeatsFor(transaction, event, people.length, together);
  const { id: partyId, userId } = await transaction.registrationParty.create({
    data: { ...party, eventId: event.id },
    select: { id: true, userId: true },
  });
  const registered = await transaction.registration.createManyAndReturn({
    data: people.map((person, index) => {
      const status = index < seats ? "confirmed" : "waiting";
      return { ...person, eventId: event.id, partyId, userId, status };
    }),
    select: { id: true, queuePosition: true, firstName: true, status: true },
  });
  registered.sort((a, b) => a.queuePosition - b.queuePosition);
  await takeSeats(transaction, event, seats);
  await mails.announce(transaction, "registration.created", {
    event: { id: event.id, title: event.title },
    registrations: registered.map(({ id, status }) => ({ id, status: toStatus(status) })),
  });
  await recordNotifiedFacts(transaction, event);
  await notifySeated(transaction, mails, {
    eventId: event.id,
    account,
    together,
    seated: registered.slice(0, seats),
    waiting: registered.slice(seats),
  });
  return registered.map(({ id }) => id);
}

/** Throws for a group that the event can never seat together: it would block the waitlist. */
function checkGroupFits(
  { maxParticipants }: LockedEvent,
  { together, participants }: Pick<NewRegistrations, "together" | "participants">,
): void {
  if (!together || maxParticipants === null || participants.length <= maxParticipants) return;
  const seats = maxParticipants === 1 ? "1 seat" : `${maxParticipants} seats`;
  throw invalidField(
    "together",
    `This event has ${seats} in all. So many people cannot come together.`,
  );
}

/** Registers people of an account. Idempotent by `idempotencyKey`. */
export async function registerPeople(
  transaction: Transaction,
  mails: RegistrationMails,
  user: User,
  { idempotencyKey, ...sent }: NewRegistrations,
): Promise<string[]> {
  await lockAccount(transaction, user.id);
  const event = await lockEvent(transaction, sent.id);
  const key = idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null;
  const earlier =
    key &&
    (await transaction.registrationParty.findUnique({
      where: { idempotencyKey: key },
      select: { registrations: { select: { id: true } } },
    }));
  if (earlier) return earlier.registrations.map(({ id }) => id);
  checkOpen(event);
  checkGroupFits(event, sent);
  const people = await buildPeople(transaction, user, event, sent);
  const { together, terms, participants } = sent;
  const registered = await assignSeats(transaction, mails, event, {
    account: user,
    party: {
      userId: user.id,
      together,
      idempotencyKey: key,
      ...toContactColumns(sent),
      termsVersion: terms,
      termsAgreedAt: event.now,
    },
    people: people.map((person, index) => {
      const { photoConsent = false, needs = null } = participants[index] ?? {};
      return { ...person, photoConsent, needs };
    }),
  });
  const organizers = Prisma.sql`
    SELECT "authorId" FROM events WHERE id = ${event.id} UNION
    SELECT "userId" FROM event_leaders JOIN user_roles USING ("userId") WHERE "eventId" = ${event.id}`;
  const path = `${EVENTS_PATH}/${event.id}`;
  const notice = {
    topic: "registration",
    subject: event.title,
    people: people.length,
    path,
  } as const;
  await mails.notify(transaction, organizers, notice, user.id);
  return registered;
}
