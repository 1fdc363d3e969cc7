import type { NewRegistrations, User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { invalidField } from "../../platform/errors/errors.ts";
import { fingerprint } from "../../platform/hash.ts";
import { lockAccount } from "./deletion.ts";
import {
  checkOpen,
  type LockedEvent,
  lockEvent,
  seatsLeft,
  takeSeats,
} from "./events/lockEvent.ts";
import { contactColumns } from "./families/contacts.ts";
import { notifySeated, type RegistrationMails } from "./families/notifyRegistered.ts";
import { toPeople } from "./families/people.ts";
import { notifyOffers } from "./waitlist/notifyOffers.ts";
import { offerSeats } from "./waitlist/waitlist.ts";

type Transaction = Prisma.TransactionClient;
type NewParty = Omit<Prisma.RegistrationPartyUncheckedCreateInput, "eventId">;
type NewPerson = Omit<
  Prisma.RegistrationUncheckedCreateInput,
  "eventId" | "partyId" | "userId" | "status"
>;

/** How many of so many people get a seat now: none, while others wait. */
async function seatsFor(
  transaction: Transaction,
  event: LockedEvent,
  people: number,
  together: boolean,
): Promise<number> {
  const left = seatsLeft(event);
  if (left === 0) return 0;
  const waiting = await transaction.registration.findFirst({
    where: { eventId: event.id, status: "waiting" },
    select: { id: true },
  });
  if (waiting) return 0;
  if (left === null || left >= people) return people;
  return together ? 0 : left;
}

/** What those who are registered know of the event: they are told when it changes. */
async function noteWhatIsKnown(transaction: Transaction, event: LockedEvent): Promise<void> {
  if (event.isNoted) return;
  await transaction.$executeRaw`
    INSERT INTO event_details AS d ("eventId", "notifiedDate", "notifiedLocation", "notifiedTitle", "wasBacked")
    VALUES (${event.id}, ${event.eventDate}, ${event.location}, ${event.title}, true)
    ON CONFLICT ("eventId") DO UPDATE SET "wasBacked" = true,
      "notifiedDate" = coalesce(d."notifiedDate", EXCLUDED."notifiedDate"),
      "notifiedLocation" = coalesce(d."notifiedLocation", EXCLUDED."notifiedLocation"),
      "notifiedTitle" = coalesce(d."notifiedTitle", EXCLUDED."notifiedTitle")`;
}

/** A party that is to be registered. */
interface NewcomersToSeat {
  /** Null: it is added by hand. */
  account: User | null;
  party: NewParty;
  people: readonly NewPerson[];
}

/**
 * Gives seats of a held event to a party, as many as there are, and places on the waitlist to the
 * others: after those who waited before them. Answers the registrations in the party's order, and
 * the mails to be sent once this is committed.
 */
export async function seatPeople(
  transaction: Transaction,
  mails: RegistrationMails,
  event: LockedEvent,
  { account, party, people }: NewcomersToSeat,
): Promise<{ ids: string[]; mailIds: string[] }> {
  const mailIds = await notifyOffers(transaction, mails, await offerSeats(transaction, event));
  const together = party.together ?? false;
  const seats = await seatsFor(transaction, event, people.length, together);
  const { id: partyId, userId } = await transaction.registrationParty.create({
    data: { ...party, eventId: event.id },
    select: { id: true, userId: true },
  });
  const registered = await transaction.registration.createManyAndReturn({
    data: people.map((person, index) => {
      const status = index < seats ? "confirmed" : "waiting";
      return { ...person, eventId: event.id, partyId, userId, status };
    }),
    select: { id: true, queuePosition: true, firstName: true },
  });
  registered.sort((a, b) => a.queuePosition - b.queuePosition);
  await takeSeats(transaction, event, seats);
  await noteWhatIsKnown(transaction, event);
  mailIds.push(
    ...(await notifySeated(transaction, mails, {
      event,
      account,
      together,
      seated: registered.slice(0, seats),
      waiting: registered.slice(seats),
    })),
  );
  return { ids: registered.map(({ id }) => id), mailIds };
}

/** Refuses who would wait for ever, and hold up everyone behind them. */
function checkRoomTogether(
  { maxParticipants }: LockedEvent,
  { together, participants }: Pick<NewRegistrations, "together" | "participants">,
): void {
  if (!together || maxParticipants === null || participants.length <= maxParticipants) return;
  const seats = maxParticipants === 1 ? "1 seat" : `${maxParticipants} seats`;
  const message = `This event has ${seats} in all. So many people cannot come together.`;
  throw invalidField("together", message);
}

/** Signs people of an account up. */
export async function registerPeople(
  transaction: Transaction,
  mails: RegistrationMails,
  user: User,
  { idempotencyKey, ...sent }: NewRegistrations,
): Promise<{ ids: string[]; mailIds: string[] }> {
  await lockAccount(transaction, user.id);
  const event = await lockEvent(transaction, sent.id);
  const key = idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null;
  const earlier =
    key &&
    (await transaction.registrationParty.findUnique({
      where: { idempotencyKey: key },
      select: { registrations: { select: { id: true } } },
    }));
  if (earlier) return { ids: earlier.registrations.map(({ id }) => id), mailIds: [] };
  checkOpen(event);
  checkRoomTogether(event, sent);
  const people = await toPeople(transaction, user, event, sent);
  const { together, terms, participants } = sent;
  return seatPeople(transaction, mails, event, {
    account: user,
    party: {
      userId: user.id,
      together,
      idempotencyKey: key,
      ...contactColumns(sent),
      termsVersion: terms,
      termsAgreedAt: event.now,
    },
    people: people.map((person, index) => {
      const { photoConsent = false, needs = null } = participants[index] ?? {};
      return { ...person, photoConsent, needs };
    }),
  });
}
