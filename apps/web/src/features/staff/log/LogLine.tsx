import { grantedRoles, type LogEntry } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { parseContentType } from "#features/content";
import { staffTexts } from "#layout/staff/texts.ts";
import { ShortTime } from "#layout/staff/times.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import shared from "#ui/shared.module.css";
import classes from "./LogLine.module.css";
import {
  goneSubjects,
  logDetails,
  logFlags,
  logSentences,
  logTexts,
  logWords,
  roleSentences,
  untitled,
} from "./texts.ts";

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

const pathsByKind = new Map<string, (id: string) => string>([
  ["account", paths.person],
  ["application", paths.application],
  ["message", paths.message],
  ["newsletter", paths.newsletter],
]);

/** The page of a subject; null without one, or when it is deleted. */
function subjectPath({ kind, id, name }: NonNullable<LogEntry["subject"]>): string | null {
  if (name === null) return null;
  const contentType = parseContentType(kind);
  if (contentType) return paths.editContent(contentType, id);
  return pathsByKind.get(kind)?.(id) ?? null;
}

function Details({ details }: Pick<LogEntry, "details">) {
  const words = describeAll(details);
  return words ? <p className={`${shared.small} ${classes.details}`}>{words}</p> : null;
}

/** "before: Pending · after: Approved"; empty if there is nothing to say. */
function describeAll(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => describe(name, value))
    .filter(Boolean)
    .join(" · ");
}

/** "rows: 3", "told by email", "not told by email" */
function describe(name: string, value: unknown): string {
  const flag = typeof value === "boolean" && logFlags[name];
  if (flag) return flag[value ? 0 : 1];
  return `${logDetails[name] ?? name}: ${formatValue(value)}`;
}

/** Details have any type: codes such as "no-show" and moments become words. */
function formatValue(value: unknown): string {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return formatDateTime(new Date(value));
  if (typeof value === "string")
    return (
      logWords[value] ?? value.replace(/^[a-z]+(-[a-z]+)+$/, (code) => code.replaceAll("-", " "))
    );
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" && value !== null ? describeAll({ ...value }) : String(value);
}
