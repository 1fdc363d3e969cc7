import type { Roster } from "@headwaters/contracts";
import { IconMailQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import lists from "#ui/lists/lists.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import { TakeOff } from "../dialogs/TakeOff.tsx";
import { Contact } from "./Contact.tsx";
import classes from "./FamilyCard.module.css";
import { type Family, filterByStatus, formatNames } from "./families.ts";
import { Person } from "./Person.tsx";

interface FamilyCardProps {
  event: Roster["event"];
  family: Family;
  /** Further facts. */
  children?: ReactNode;
}

/** A family with needs, consents and contacts. */
export function FamilyCard({ event, family: { people, others }, children }: FamilyCardProps) {
  const texts = rosterTexts.person;
  const [first] = people;
  if (!first) return null;
  const { guardianName, guardianPhone, emergencyName, emergencyPhone } = first;
  const also = [
    [texts.alsoConfirmed, filterByStatus(others, "confirmed")],
    [texts.alsoOffered, filterByStatus(others, "offered")],
    [texts.alsoWaiting, filterByStatus(others, "waiting")],
  ] as const;
  return (
    <article className={classes.family} aria-label={formatNames(people)}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Person event={event} person={person} />
          </li>
        ))}
      </ul>
      <div className={classes.about}>
        <dl className={`${lists.facts} ${classes.contacts}`}>
          {guardianName && (
            <Contact term={texts.guardian} name={guardianName} phone={guardianPhone} />
          )}
          {emergencyName && (
            <Contact term={texts.emergency} name={emergencyName} phone={emergencyPhone} />
          )}
          {first.accountName && first.accountName !== guardianName && (
            <Contact term={texts.account} name={first.accountName} phone={null} />
          )}
        </dl>
        {first.email && (
          <p>
            <a href={`mailto:${first.email}`}>{first.email}</a>
          </p>
        )}
        {first.isEmailUnconfirmed && (
          <p className={classes.unconfirmed}>
            <IconMailQuestion size={20} stroke={1.75} aria-hidden />
            <span>{texts.unconfirmed}</span>
          </p>
        )}
        {first.addedBy && <p>{texts.addedBy(first.addedBy)}</p>}
        {also.map(
          ([words, some]) => some.length > 0 && <p key={words("")}>{words(formatNames(some))}</p>,
        )}
        {first.status === "waiting" && first.together && people.length > 1 && (
          <p>{texts.together}</p>
        )}
        {children}
        {event.state !== "past" && !event.cancelledAt && (
          <p className={classes.takeOff}>
            {people.map((person) => (
              <TakeOff key={person.id} eventId={event.id} person={person} />
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
