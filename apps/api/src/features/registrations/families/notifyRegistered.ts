import { OFFER_HOURS, type User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { EmailConfirmations, NotifyAccounts } from "../../accounts/index.ts";
import {
  confirmRegistration,
  registrationConfirmed,
  registrationWaiting,
} from "../emails/seats.ts";
import { type Family, type FamilyMails, formatFirstName } from "./familyMails.ts";

/** Mails to families, confirmation links for unconfirmed addresses, and notices to organizers. */
export type RegistrationMails = FamilyMails &
  Pick<EmailConfirmations, "renewLinks"> & { notify: NotifyAccounts };

interface Seated {
  id: string;
  firstName: string;
}

/** A party with its newly assigned seats and places on the waitlist. */
export interface SeatedParty {
  partyId: string;
  /** The account if its address is unconfirmed, which gets no other mail than the confirmation link. */
  unconfirmed: User | null;
  together: boolean;
  seated: readonly Seated[];
  waiting: readonly Seated[];
  /** Number of people ahead of them on the waitlist. */
  ahead: number;
}

const getIds = (people: readonly Seated[]) => people.map(({ id }) => id);
const getNames = (people: readonly Seated[]) =>
  people.map(({ firstName }) => formatFirstName(firstName));

/** Reduces a family to the people of some registrations. */
const pick = (family: Family, ids: readonly string[]): Family => ({
  ...family,
  ids: family.ids.filter((id) => ids.includes(id)),
  names: family.names.filter((_, index) => ids.includes(family.ids[index] ?? "")),
});

function createWaitingMail(family: Family, { waiting, ahead, together }: SeatedParty) {
  const order = getIds(waiting);
  const places = family.ids.map((id) => ahead + order.indexOf(id) + 1);
  return registrationWaiting({ ...family, places, together, hours: OFFER_HOURS });
}

/** Notifies the parties of an event of their seats and places on the waitlist. */
export async function notifySeated(
  transaction: Transaction,
  mails: RegistrationMails,
  eventId: string,
  parties: readonly SeatedParty[],
): Promise<void> {
  const accounts = parties.flatMap(({ unconfirmed }) => unconfirmed ?? []);
  const links = accounts.length > 0 ? await mails.renewLinks(transaction, accounts) : new Map();
  const isSeated = ({ seated }: SeatedParty) => seated.length > 0;
  const calendar = parties.some(isSeated) ? await mails.calendar(transaction, eventId) : "";
  const byId = new Map(parties.map((party) => [party.partyId, party]));
  const find = ({ partyId }: Family) => byId.get(partyId) as SeatedParty;
  const linkFor = ({ unconfirmed }: SeatedParty) => links.get(unconfirmed?.id ?? "");
  const toConfirm = parties.filter(linkFor);
  const others = parties.filter((party) => !linkFor(party));
  /** Another guardian of a child gets no confirmation link of the account that registered it. */
  const createGuardianMails = (family: Family, party: SeatedParty) => {
    const seated = pick(family, getIds(party.seated));
    const waiting = pick(family, getIds(party.waiting));
    return [
      ...(seated.ids.length > 0 ? [registrationConfirmed({ ...seated, calendar })] : []),
      ...(waiting.ids.length > 0 ? [createWaitingMail(waiting, party)] : []),
    ];
  };
  await mails.writeAll(transaction, [
    {
      ids: toConfirm.flatMap(({ seated, waiting }) => getIds([...seated, ...waiting])),
      createMail(family) {
        const party = find(family);
        if (!family.isOwn) return createGuardianMails(family, party);
        const names = { seated: getNames(party.seated), waiting: getNames(party.waiting) };
        const file = isSeated(party) ? calendar : null;
        const { ahead } = party;
        return confirmRegistration({
          ...family,
          ...linkFor(party),
          ...names,
          ahead,
          calendar: file,
        });
      },
    },
    {
      ids: others.flatMap(({ seated }) => getIds(seated)),
      createMail: (family) => registrationConfirmed({ ...family, calendar }),
    },
    {
      ids: others.flatMap(({ waiting }) => getIds(waiting)),
      createMail(family) {
        return createWaitingMail(family, find(family));
      },
    },
  ]);
}
