import type { NewRegistrations, User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { invalidField } from "../../platform/errors/errors.ts";
import { fingerprint } from "../../platform/hash.ts";
import { holdAccount } from "./deletion.ts";
import { checkOpen, type HeldEvent, holdEvent, seatsLeft, takeSeats } from "./events/lockEvent.ts";
import { contactColumns } from "./families/contacts.ts";
import { type RegistrationMails, tellSeated } from "./families/notifyRegistered.ts";
import { peopleOf } from "./families/people.ts";
import { tellOffers } from "./waitlist/notifyOffers.ts";
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
  event: HeldEvent,
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
async function noteWhatIsKnown(transaction: Transaction, event: HeldEvent): Promise<void> {
  if (event.isNoted) return;
  await transaction.$executeRaw`
    INSERT INTO event_details AS d ("eventId", "toldDate", "toldLocation", "toldTitle", "wasBacked")
    VALUES (${event.id}, ${event.eventDate}, ${event.location}, ${event.title}, true)
    ON CONFLICT ("eventId") DO UPDATE SET "wasBacked" = true,
      "toldDate" = coalesce(d."toldDate", EXCLUDED."toldDate"),
      "toldLocation" = coalesce(d."toldLocation", EXCLUDED."toldLocation"),
      "toldTitle" = coalesce(d."toldTitle", EXCLUDED."toldTitle")`;
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
  event: HeldEvent,
  { account, party, people }: NewcomersToSeat,
): Promise<{ ids: string[]; mailIds: string[] }> {
  const mailIds = await tellOffers(transaction, mails, await offerSeats(transaction, event));
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
    select: { id: true, place: true, firstName: true },
  });
  registered.sort((a, b) => a.place - b.place);
  await takeSeats(transaction, event, seats);
  await noteWhatIsKnown(transaction, event);
  mailIds.push(
    ...(await tellSeated(transaction, mails, {
      ...{ event, account, together },
      seated: registered.slice(0, seats),
      waiting: registered.slice(seats),
    })),
  );
  return { ids: registered.map(({ id }) => id), mailIds };
}

/** Refuses who would wait for ever, and hold up everyone behind them. */
function checkRoomTogether(
  { maxParticipants }: HeldEvent,
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
  await holdAccount(transaction, user.id);
  const event = await holdEvent(transaction, sent.id);
  const sendingKey = idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null;
  const earlier =
    sendingKey &&
    (await transaction.registrationParty.findUnique({
      where: { sendingKey },
      select: { registrations: { select: { id: true } } },
    }));
  if (earlier) return { ids: earlier.registrations.map(({ id }) => id), mailIds: [] };
  checkOpen(event);
  checkRoomTogether(event, sent);
  const people = await peopleOf(transaction, user, event, sent);
  const { together, terms, participants } = sent;
  return seatPeople(transaction, mails, event, {
    account: user,
    party: {
      ...{ userId: user.id, together, sendingKey },
      ...contactColumns(sent),
      ...{ termsVersion: terms, termsAgreedAt: event.now },
    },
    people: people.map((person, index) => {
      const { photoConsent = false, needs = null } = participants[index] ?? {};
      return { ...person, photoConsent, needs };
    }),
  });
}
