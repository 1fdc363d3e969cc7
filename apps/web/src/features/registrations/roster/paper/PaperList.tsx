import type { Roster, RosterEntry } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { ageText } from "../family/age.ts";
import { filterByStatus, groupLost } from "../family/families.ts";
import classes from "./PaperList.module.css";

const byName = new Intl.Collator("en-US").compare;

/** The roster in print, for a dock without a connection. Screens hide it. */
export function PaperList({ roster: { event, entries } }: { roster: Roster }) {
  const { secret, waiting, lost } = rosterTexts.paper;
  const coming = filterByStatus(entries, "confirmed").toSorted((a, b) =>
    byName(a.firstName, b.firstName),
  );
  const onWaitlist = filterByStatus(entries, "waiting");
  const wereSignedUp = groupLost(entries).flatMap(({ people }) => people);
  return (
    <div className={classes.paper}>
      <p className={classes.title}>{event.title}</p>
      <p>
        {formatDateTime(event.eventDate)}, {event.location}
      </p>
      <p>{secret}</p>
      <Table event={event} people={coming} />
      {onWaitlist.length > 0 && (
        <>
          <p className={classes.title}>{waiting}</p>
          <Table event={event} people={onWaitlist} />
        </>
      )}
      {wereSignedUp.length > 0 && (
        <>
          <p className={classes.title}>{lost}</p>
          <Table event={event} people={wereSignedUp} />
        </>
      )}
    </div>
  );
}

function Table({ event, people }: { event: Roster["event"]; people: RosterEntry[] }) {
  const { columns, age, place, yes, no } = rosterTexts.paper;
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
              <span className={classes.box}>{person.attendance === "arrived" && "✓"}</span>
            </td>
            <th scope="row">
              {person.firstName} {person.place !== null && place(person.place)}
            </th>
            <td>{ageText(event.eventDate, person.birthYear, age)}</td>
            <td>
              {person.guardianName ?? person.accountName}{" "}
              <span className={classes.phone}>{person.guardianPhone}</span>
            </td>
            <td>
              {person.emergencyName} <span className={classes.phone}>{person.emergencyPhone}</span>
            </td>
            <td className={classes.needs}>{person.needs}</td>
            <td>{person.photoConsent ? yes : no}</td>
            <td>{person.pickedUpBy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
