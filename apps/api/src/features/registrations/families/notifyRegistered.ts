import { OFFER_HOURS } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { EmailConfirmations, TellNotice } from "../../accounts/index.ts";
import {
  confirmRegistration,
  registrationConfirmed,
  registrationWaiting,
} from "../emails/seats.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import { countAhead } from "../waitlist/waitlist.ts";
import { type FamilyMails, formatFirstName } from "./familyMails.ts";

/** Mails to families, confirmation links for unconfirmed addresses, and notices to organizers. */
export type RegistrationMails = FamilyMails &
  Pick<EmailConfirmations, "renewLink"> & { tell: TellNotice };

interface Seated {
  id: string;
  firstName: string;
}

/** A party with its newly assigned seats and places on the waitlist. */
interface SeatedParty {
  event: Pick<LockedEvent, "id">;
  /** Null for a party added by an organizer. */
  account: { id: string; email: string } | null;
  together: boolean;
  seated: readonly Seated[];
  waiting: readonly Seated[];
  /** People ahead of those who wait. */
  ahead: number;
}

/** Adds the only mail about a registration that an unconfirmed address gets. */
async function askToConfirm(
  transaction: Transaction,
  mails: RegistrationMails,
  { event, seated, waiting, ahead }: SeatedParty,
  renewed: { link: string; expiresAt: Date },
): Promise<string[]> {
  const calendar = seated.length > 0 ? await mails.calendar(transaction, event.id) : null;
  const getNames = (people: readonly Seated[]) =>
    people.map(({ firstName }) => formatFirstName(firstName));
  const ids = [...seated, ...waiting].map(({ id }) => id);
  return mails.write(transaction, ids, (family) =>
    confirmRegistration({
      ...family,
      ...renewed,
      calendar,
      seated: getNames(seated),
      waiting: getNames(waiting),
      ahead,
    }),
  );
}

/** Notifies a party of its seats and places on the waitlist; returns the ids of the mails. */
export async function notifySeated(
  transaction: Transaction,
  mails: RegistrationMails,
  sent: Omit<SeatedParty, "ahead">,
): Promise<string[]> {
  const [first] = sent.waiting;
  const party = { ...sent, ahead: first ? await countAhead(transaction, first.id) : 0 };
  const { event, account, together, seated, waiting, ahead } = party;
  const renewed = account && (await mails.renewLink(transaction, account));
  if (renewed) return askToConfirm(transaction, mails, party, renewed);
  const mailIds: string[] = [];
  const getIds = (people: readonly Seated[]) => people.map(({ id }) => id);
  if (seated.length > 0) {
    const calendar = await mails.calendar(transaction, event.id);
    mailIds.push(
      ...(await mails.write(transaction, getIds(seated), (family) =>
        registrationConfirmed({ ...family, calendar }),
      )),
    );
  }
  if (waiting.length > 0) {
    mailIds.push(
      ...(await mails.write(transaction, getIds(waiting), (family) =>
        registrationWaiting({ ...family, ahead, together, hours: OFFER_HOURS }),
      )),
    );
  }
  return mailIds;
}
