import { grantedRoles, type LogEntry } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { staffTexts } from "../../../layout/staff/texts.ts";
import { ShortTime } from "../../../layout/staff/time/ShortTime.tsx";
import { paths } from "../../../lib/paths.ts";
import shared from "../../../ui/shared.module.css";
import {
  goneSubjects,
  logDetails,
  logSentences,
  logTexts,
  roleSentences,
  untitled,
} from "../texts/staffLog.ts";
import classes from "./LogLine.module.css";
import { subjectPath } from "./subjectPath.ts";

/** An entry of the audit log as a sentence. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const { action, subject, details, at } = entry;
  const role = grantedRoles.find((name) => name === details.role);
  const sentences: Record<string, string> = { ...logSentences, ...(role && roleSentences[role]) };
  const sentence = sentences[action] ?? `${action} {subject}`;
  const [before = "", after] = sentence.split("{subject}");
  return (
    <div className={classes.line}>
      <p className={classes.sentence}>
        <Actor actor={entry.actor} />
        <WithToken token={entry.actor.token} /> {before}
        {after !== undefined && subject && <Subject subject={subject} />}
        {after}
      </p>
      <Details details={details} />
      <p className={`${shared.small} ${classes.when}`}>
        <ShortTime date={at} />
      </p>
    </div>
  );
}

function Actor({ actor: { kind, id, name } }: Pick<LogEntry, "actor">) {
  if (kind === "command" || kind === "site") return <strong>{logTexts[kind]}</strong>;
  if (id === null || name === null) return <strong>{staffTexts.someone}</strong>;
  return (
    <Link to={paths.person(id)} className={classes.actor}>
      {name}
    </Link>
  );
}

function WithToken({ token }: Pick<LogEntry["actor"], "token">) {
  const { before, after, unnamed } = logTexts.withToken;
  if (token === null) return null;
  if (token.name === null) return <>{unnamed}</>;
  return (
    <>
      {before}
      <bdi>{token.name}</bdi>
      {after}
    </>
  );
}

function Subject({ subject }: { subject: NonNullable<LogEntry["subject"]> }) {
  const { kind, id, name } = subject;
  const path = subjectPath(subject);
  if (name === null) return <>{goneSubjects[kind] ?? `${kind} ${id}`}</>;
  const text = name || untitled;
  return path ? <Link to={path}>{text}</Link> : <em>{text}</em>;
}

/** Details have any type: only texts and numbers are formatted. Codes such as "no-show" become words. */
function plain(value: unknown): string {
  if (typeof value === "string")
    return value.replace(/^[a-z]+(-[a-z]+)+$/, (code) => code.replaceAll("-", " "));
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** "rows: 3", "told by email", "not told by email" */
function describe(label: string, value: unknown): string {
  if (typeof value === "boolean") return value ? label : `not ${label}`;
  return `${label}: ${plain(value)}`;
}

function Details({ details }: Pick<LogEntry, "details">) {
  const shown = Object.entries(details).filter(([, value]) => value !== null && value !== "");
  if (shown.length === 0) return null;
  return (
    <p className={`${shared.small} ${classes.details}`}>
      {shown.map(([name, value]) => describe(logDetails[name] ?? name, value)).join(" · ")}
    </p>
  );
}
