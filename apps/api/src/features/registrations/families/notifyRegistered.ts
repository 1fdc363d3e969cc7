import { OFFER_HOURS } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { EmailConfirmations, NotifyAccounts } from "../../accounts/index.ts";
import {
  confirmRegistration,
  registrationConfirmed,
  registrationWaiting,
} from "../emails/seats.ts";
import { countAhead } from "../waitlist/waitlist.ts";
import { type FamilyMails, formatFirstName } from "./familyMails.ts";

/** Mails to families, confirmation links for unconfirmed addresses, and notices to organizers. */
export type RegistrationMails = FamilyMails &
  Pick<EmailConfirmations, "renewLink"> & { notify: NotifyAccounts };

interface Seated {
  id: string;
  firstName: string;
}

/** A party with its newly assigned seats and places on the waitlist. */
interface SeatedParty {
  eventId: string;
  /** Null for a party added by an organizer. */
  account: { id: string; email: string } | null;
  together: boolean;
  seated: readonly Seated[];
  waiting: readonly Seated[];
}

/** Notifies a party of its seats and places on the waitlist. */
export async function notifySeated(
  transaction: Transaction,
  mails: RegistrationMails,
  { eventId, account, together, seated, waiting }: SeatedParty,
): Promise<void> {
  const getIds = (people: readonly Seated[]) => people.map(({ id }) => id);
  const getNames = (people: readonly Seated[]) =>
    people.map(({ firstName }) => formatFirstName(firstName));
  const [first] = waiting;
  const ahead = first ? await countAhead(transaction, first.id) : 0;
  const renewed = account && (await mails.renewLink(transaction, account));
  const calendar = seated.length > 0 ? await mails.calendar(transaction, eventId) : null;
  if (renewed) {
    // The only mail about a registration that an unconfirmed address gets.
    const names = { seated: getNames(seated), waiting: getNames(waiting) };
    await mails.write(transaction, getIds([...seated, ...waiting]), (family) =>
      confirmRegistration({ ...family, ...renewed, ...names, ahead, calendar }),
    );
    return;
  }
  if (calendar !== null) {
    await mails.write(transaction, getIds(seated), (family) =>
      registrationConfirmed({ ...family, calendar }),
    );
  }
  await mails.write(transaction, getIds(waiting), (family) =>
    registrationWaiting({ ...family, ahead, together, hours: OFFER_HOURS }),
  );
}
