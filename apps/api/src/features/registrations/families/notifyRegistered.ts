import { OFFER_HOURS } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import type { EmailConfirmations } from "../../accounts/index.ts";
import { confirmRegistration } from "../emails/confirmRegistration.ts";
import { registrationConfirmed } from "../emails/registrationConfirmed.ts";
import { registrationWaiting } from "../emails/registrationWaiting.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import { countAhead } from "../waitlist/waitlist.ts";
import { type FamilyMails, shownName } from "./familyMails.ts";

type Transaction = Prisma.TransactionClient;

/** What registering writes: to families, and to addresses that nobody has confirmed. */
export type RegistrationMails = FamilyMails & Pick<EmailConfirmations, "renewLink">;

interface Seated {
  id: string;
  firstName: string;
}

/** A party whose people have just been given seats, or places on the waitlist. */
interface SeatedParty {
  event: Pick<LockedEvent, "id">;
  /** Null: it was added by hand. */
  account: { id: string; email: string } | null;
  together: boolean;
  seated: readonly Seated[];
  waiting: readonly Seated[];
}

/** The one mail about a registration to an address that nobody has confirmed: it asks for that. */
async function askToConfirm(
  transaction: Transaction,
  mails: RegistrationMails,
  { event, seated, waiting }: SeatedParty,
  renewed: { link: string; expiresAt: Date },
): Promise<string[]> {
  const calendar = seated.length > 0 ? await mails.calendar(transaction, event.id) : null;
  const namesIn = (people: readonly Seated[]) =>
    people.map(({ firstName }) => shownName(firstName));
  const ids = [...seated, ...waiting].map(({ id }) => id);
  return mails.write(transaction, ids, (family) =>
    confirmRegistration({
      ...family,
      ...renewed,
      calendar,
      seated: namesIn(seated),
      waiting: namesIn(waiting),
    }),
  );
}

/** Writes to a party who of it has a seat and who waits, and answers the ids of the mails. */
export async function notifySeated(
  transaction: Transaction,
  mails: RegistrationMails,
  party: SeatedParty,
): Promise<string[]> {
  const { event, account, together, seated, waiting } = party;
  const renewed = account && (await mails.renewLink(transaction, account));
  if (renewed) return askToConfirm(transaction, mails, party, renewed);
  const mailIds: string[] = [];
  const idsIn = (people: readonly Seated[]) => people.map(({ id }) => id);
  if (seated.length > 0) {
    const calendar = await mails.calendar(transaction, event.id);
    mailIds.push(
      ...(await mails.write(transaction, idsIn(seated), (family) =>
        registrationConfirmed({ ...family, calendar }),
      )),
    );
  }
  if (waiting[0]) {
    const ahead = await countAhead(transaction, waiting[0].id);
    mailIds.push(
      ...(await mails.write(transaction, idsIn(waiting), (family) =>
        registrationWaiting({ ...family, ahead, together, hours: OFFER_HOURS }),
      )),
    );
  }
  return mailIds;
}
