import {
  type ConsentKind,
  consentKindNames,
  consentRelationNames,
  type Roster,
  type RosterEntry,
} from "@headwaters/contracts";
import { formatDate } from "#lib/dates.ts";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

/** All consents of an event on a sheet of their own, with their words. */
export function PrintedConsents({ roster, people }: { roster: Roster; people: RosterEntry[] }) {
  const { title, columns, terms, none, text, hash } = rosterTexts.printedConsents;
  const { event, consentTexts } = roster;
  return (
    <div className={classes.printedSheet}>
      <p className={classes.printedTitle}>
        {title}: {event.title}, {formatDate(event.eventDate)}
      </p>
      <table className={classes.printedConsents}>
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
              <th scope="row">{person.firstName}</th>
              <td>{formatConsents(person, "photos")}</td>
              <td>{formatConsents(person, "medical-clearance")}</td>
              <td>
                {person.termsVersion && person.termsAgreedAt
                  ? `${terms(person.termsVersion)}, ${formatDate(person.termsAgreedAt)}`
                  : none}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {consentTexts.map(({ id, kind, version, body, hash: sum }) => (
        <p key={id}>
          <strong>{text(consentKindNames[kind], version)}</strong> {body} ({hash}: {sum})
        </p>
      ))}
    </div>
  );
}

function formatConsents({ consents }: RosterEntry, kind: ConsentKind): string {
  const { none, given, season: forSeason } = rosterTexts.printedConsents;
  const found = consents.filter((one) => one.kind === kind);
  if (found.length === 0) return none;
  return found
    .map(({ version, agreedBy, relation, season, agreedAt }) =>
      [
        given(version, agreedBy, consentRelationNames[relation]),
        season !== null && forSeason(season),
        formatDate(agreedAt),
      ]
        .filter(Boolean)
        .join(", "),
    )
    .join("; ");
}
