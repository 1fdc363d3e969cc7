import type { Roster, RosterEntry } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { byName, filterByStatus, formatAge, groupCancelled } from "./families.ts";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

/** The roster in print, for a dock without a connection. Screens hide it. */
export function PrintableRoster({ roster: { event, entries } }: { roster: Roster }) {
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
      <p>{secret}</p>
      <Table event={event} people={confirmed} />
      {onWaitlist.length > 0 && (
        <>
          <p className={classes.printedTitle}>{waiting}</p>
          <Table event={event} people={onWaitlist} />
        </>
      )}
      {cancelledEntries.length > 0 && (
        <>
          <p className={classes.printedTitle}>{cancelled}</p>
          <Table event={event} people={cancelledEntries} />
        </>
      )}
    </div>
  );
}

function Table({ event, people }: { event: Roster["event"]; people: RosterEntry[] }) {
  const { columns, age, place, yes, no } = rosterTexts.printable;
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
            <td className={classes.printedNeeds}>{person.needs}</td>
            <td>{person.photoConsent ? yes : no}</td>
            <td>{person.pickedUpBy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
