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
  const { actor, details, at } = entry;
  const words = formatDetails(details);
  return (
    <div className={classes.line}>
      <p>
        <LogActor actor={actor} />
        {actor.token && (
          <>
            , <LogToken token={actor.token} />,
          </>
        )}{" "}
        <LogAction entry={entry} />
      </p>
      {words && <p className={`${shared.small} ${classes.details}`}>{words}</p>}
      <p className={`${shared.small} ${classes.when}`}>
        <ShortTime date={at} />
      </p>
    </div>
  );
}

/** Who did it. */
export function LogActor({ actor: { kind, id, name } }: Pick<LogEntry, "actor">) {
  if (kind === "command" || kind === "site") return <strong>{logTexts[kind]}</strong>;
  if (id === null || name === null) return <strong>{staffTexts.someone}</strong>;
  return (
    <Link to={paths.person(id)} className={classes.actor}>
      {name}
    </Link>
  );
}

/** "with the token “CRM”" */
export function LogToken({ token }: { token: NonNullable<LogEntry["actor"]["token"]> }) {
  const { named, unnamed } = logTexts.token;
  if (token.name === null) return <>{unnamed}</>;
  return (
    <>
      {named} “<bdi>{token.name}</bdi>”
    </>
  );
}

/** What was done, after the actor's name: "suspended Zoë O’Neill" */
export function LogAction({ entry: { action, subject, details } }: { entry: LogEntry }) {
  const role = grantedRoles.find((name) => name === details.role);
  const sentences: Record<string, string> = { ...logSentences, ...(role && roleSentences[role]) };
  const sentence = sentences[action] ?? `${action} {subject}`;
  const [before = "", after] = sentence.split("{subject}");
  return (
    <>
      {before}
      {after !== undefined && subject && <Subject subject={subject} />}
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

/** "before: Pending · after: Approved"; empty if there is nothing to say. */
export function formatDetails(details: Readonly<Record<string, unknown>>): string {
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
  return typeof value === "object" && value !== null ? formatDetails({ ...value }) : String(value);
}
