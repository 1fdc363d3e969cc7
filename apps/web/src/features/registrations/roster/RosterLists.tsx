import type { Roster, RosterEntry } from "@headwaters/contracts";
import { useId, useState } from "react";
import { formatDateTime } from "#lib/dates.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import shared from "#ui/shared.module.css";
import { formatAdults } from "../adults.ts";
import { formatFacts } from "../childFacts.ts";
import { FamilyCard } from "./FamilyCard.tsx";
import {
  byName,
  describeEquipment,
  type Family,
  filterByName,
  filterByStatus,
  formatAge,
  groupCancelled,
  groupFamilies,
  isListed,
  sortByName,
} from "./families.ts";
import { PrintedConsents } from "./PrintedConsents.tsx";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

/** Number of families from which the list has a search box. */
const LONG = 8;

/** The lists of confirmed, offered, waiting and former registrations. */
export function RosterLists({ roster: { event, entries, hadFamilies } }: { roster: Roster }) {
  const { search, found, confirmed, offered, waiting, cancellation, former, statuses } =
    rosterTexts;
  const [name, setName] = useState("");
  const matching = (families: Family[]) => (name.trim() ? filterByName(families, name) : families);
  const lists = {
    confirmed: matching(sortByName(groupFamilies(entries, "confirmed"))),
    offered: matching(groupFamilies(entries, "offered")),
    waiting: matching(groupFamilies(entries, "waiting")),
    cancelled: matching(groupCancelled(entries)),
  };
  const isLong = new Set(entries.filter(isListed).map(({ partyId }) => partyId)).size >= LONG;
  const formerEntries = entries.filter((entry) => !isListed(entry));
  const isUnused = !hadFamilies && event.state !== "past" && !event.cancelledAt;
  const nobody = isUnused ? confirmed.empty : confirmed.nobody;
  const shown = Object.values(lists).flat();
  const count = shown.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <>
      {(isLong || name) && (
        <div className={classes.search}>
          <Field
            type="search"
            label={search.label}
            name="name"
            autoComplete="off"
            enterKeyHint="search"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p role="status" className={classes.found}>
            {name.trim() && (count > 0 ? found(count) : search.none)}
          </p>
        </div>
      )}
      <FamilyList
        title={confirmed.title}
        text={entries.some(({ status }) => status === "confirmed") ? null : nobody}
        event={event}
        families={lists.confirmed}
        isAlwaysShown={!name.trim() && !entries.some((entry) => entry.cancellation)}
      />
      <FamilyList {...offered} event={event} families={lists.offered} />
      <FamilyList {...waiting} event={event} families={lists.waiting} isNumbered />
      <FamilyList
        title={cancellation.title}
        text={cancellation.text}
        event={event}
        families={lists.cancelled}
      />
      {formerEntries.length > 0 && (
        <details className={classes.former}>
          <summary>{former(formerEntries.length)}</summary>
          <ul>
            {formerEntries.map((entry) => (
              <li key={entry.id}>
                <strong>{entry.firstName}</strong> {statuses[entry.status as keyof typeof statuses]}
                {entry.guardianName && `, ${rosterTexts.person.guardian}: ${entry.guardianName}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface FamilyListProps {
  title: string;
  text: string | null;
  event: Roster["event"];
  families: Family[];
  /** Numbers the families, as their order matters. */
  isNumbered?: boolean;
  /** Shows its title even when it is empty. */
  isAlwaysShown?: boolean;
}

function FamilyList(props: FamilyListProps) {
  const { title, text, event, families, isNumbered, isAlwaysShown } = props;
  const titleId = useId();
  if (families.length === 0 && !isAlwaysShown) return null;
  const List = isNumbered ? "ol" : "ul";
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={shared.heading}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <List className={classes.families}>
        {families.map((family) => (
          <li key={family.partyId}>
            <FamilyCard event={event} family={family} />
          </li>
        ))}
      </List>
    </section>
  );
}

/** The roster in print, for a dock without a connection. Screens hide it. */
export function PrintableRoster({ roster }: { roster: Roster }) {
  const { event, entries, adults } = roster;
  const { secret, waiting, cancelled } = rosterTexts.printable;
  const confirmed = filterByStatus(entries, "confirmed").toSorted((a, b) =>
    byName(a.firstName, b.firstName),
  );
  const onWaitlist = filterByStatus(entries, "waiting");
  const cancelledEntries = groupCancelled(entries).flatMap(({ people }) => people);
  return (
    <div className={classes.printable}>
      <p className={classes.printedTitle}>{event.title}</p>
      <p>
        {formatDateTime(event.eventDate)}, {event.location}
      </p>
      {adults && <p>{formatAdults(adults)}.</p>}
      <p>{secret}</p>
      {describeEquipment(entries).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <PrintedTable event={event} people={confirmed} />
      {onWaitlist.length > 0 && (
        <>
          <p className={classes.printedTitle}>{waiting}</p>
          <PrintedTable event={event} people={onWaitlist} />
        </>
      )}
      {cancelledEntries.length > 0 && (
        <>
          <p className={classes.printedTitle}>{cancelled}</p>
          <PrintedTable event={event} people={cancelledEntries} />
        </>
      )}
      {confirmed.length > 0 && <PrintedConsents roster={roster} people={confirmed} />}
    </div>
  );
}

function PrintedTable({ event, people }: { event: Roster["event"]; people: RosterEntry[] }) {
  const { columns, age, place, yes, no, notToPickUp, alone } = rosterTexts.printable;
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <span className={classes.checkBox}>{person.attendance === "arrived" && "✓"}</span>
            </td>
            <th scope="row">
              {person.firstName} {person.place !== null && place(person.place)}
            </th>
            <td>{formatAge(event.eventDate, person.birthYear, age)}</td>
            <td>
              {person.guardianName ?? person.accountName}{" "}
              <span className={classes.printedPhone}>{person.guardianPhone}</span>
            </td>
            <td>
              {person.emergencyName}{" "}
              <span className={classes.printedPhone}>{person.emergencyPhone}</span>
            </td>
            <td className={classes.printedNeeds}>
              {person.needs} {person.facts && formatFacts(person.facts)}
            </td>
            <td>{person.photoConsent ? yes : no}</td>
            <td>
              {person.pickUp.people
                .filter(({ name }) => name !== person.guardianName)
                .map(({ name, relation, phone }) => (
                  <div key={name}>
                    {name}
                    {relation && `, ${relation}`}{" "}
                    <span className={classes.printedPhone}>{phone}</span>
                  </div>
                ))}
              {person.pickUp.excluded.map((name) => (
                <div key={name}>
                  <strong>
                    {notToPickUp} {name}
                  </strong>
                </div>
              ))}
              {person.pickUp.aloneFromAge !== null && (
                <div>{alone(person.pickUp.aloneFromAge)}</div>
              )}
            </td>
            <td>{person.pickedUpBy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
