import { type ContentTypeName, can, type Person } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { personTexts } from "../../texts/staffPeople.ts";
import classes from "./PersonPage.module.css";

const written: Record<ContentTypeName, [one: string, several: string]> = {
  news: ["news article", "news articles"],
  events: ["event", "events"],
  education: ["education article", "education articles"],
};

/** "2 news articles, 1 event" */
function formatWritten(items: Person["items"]): string {
  return Object.entries(written)
    .map(([kind, words]) => ({ count: items[kind as ContentTypeName], words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words: [one, several] }) => `${count} ${count === 1 ? one : several}`)
    .join(", ");
}

/** Facts about an account. */
export function PersonFacts({ person }: { person: Person }) {
  const { facts, nowhere, lastUsed, nothing, log, suspendedBy } = personTexts;
  const { devices } = person;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{facts.email}</dt>
        <dd>{person.email}</dd>
      </div>
      <div>
        <dt>{facts.since}</dt>
        <dd>
          <DateText date={person.createdAt} />
        </dd>
      </div>
      {person.suspension && (
        <div>
          <dt>{facts.suspended}</dt>
          <dd>
            <DateText date={person.suspension.since} withTime />
            {person.suspension.by && `, ${suspendedBy} ${person.suspension.by}`}
            <p className={classes.reason}>{person.suspension.reason}</p>
          </dd>
        </div>
      )}
      {person.grants.map(({ role, grantedAt }) => (
        <div key={role}>
          <dt>{personTexts.roles[role].since}</dt>
          <dd>
            <DateText date={grantedAt} />
            {can({ roles: [role] }, "openStaffPages") && (
              <>
                {" · "}
                <Link to={`${paths.log}?actor=${encodeURIComponent(person.id)}`}>{log}</Link>
              </>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{facts.devices}</dt>
        <dd>
          {devices === 0 ? nowhere : `${devices} ${devices === 1 ? "browser" : "browsers"}`}
          {person.lastUsed && (
            <>
              , {lastUsed} <DateText date={person.lastUsed} withTime />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{facts.written}</dt>
        <dd>{formatWritten(person.items) || nothing}</dd>
      </div>
    </dl>
  );
}
