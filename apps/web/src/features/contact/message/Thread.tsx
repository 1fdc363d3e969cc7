import type { StaffMessage, ThreadEntry } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { messageTexts, subjectNames } from "../messageTexts.ts";
import classes from "./MessagePage.module.css";

const { entries: actionTexts, mail: mailTexts, someone, nobody } = messageTexts;

/** The message and the actions of staff, oldest first. */
export function Thread({ message }: { message: StaffMessage }) {
  const { firstName, lastName, entries } = message;
  return (
    <ol className={classes.thread} aria-label={messageTexts.message.thread}>
      <li>
        <article className={classes.message} aria-label={`${firstName} ${lastName}`}>
          <p dir="auto" className={classes.text}>
            {message.message}
          </p>
        </article>
      </li>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Replies and notes in full, other actions as one line. */
function Entry({ entry }: { entry: ThreadEntry }) {
  const { kind, text, by, at, mail } = entry;
  const name = by?.name ?? someone;
  const action = formatAction(entry);
  const line = (
    <p className={classes.action}>
      <strong>{name}</strong> {action}{" "}
      <span className={classes.time}>
        <DateText date={at} withTime />
      </span>
    </p>
  );
  if (kind !== "reply" && kind !== "note") return line;
  return (
    <article className={classes[kind]} aria-label={`${name} ${action}`}>
      {line}
      <p dir="auto" className={classes.text}>
        {text}
      </p>
      {mail && <MailStatus {...mail} />}
    </article>
  );
}

function formatAction({ kind, text, by, assignee }: ThreadEntry): string {
  if (kind === "assigned") {
    if (assignee && assignee.id === by?.id) return actionTexts.took;
    return actionTexts.assigned(assignee ? (assignee.name ?? someone) : nobody);
  }
  if (kind !== "about") return actionTexts[kind];
  const subject = subjectNames[text as keyof typeof subjectNames];
  return subject ? actionTexts.about(subject.toLowerCase()) : actionTexts.general;
}

/** The status of a reply's mail. */
function MailStatus({ status, error }: NonNullable<ThreadEntry["mail"]>) {
  if (status === "sent") return <p className={classes.mail}>{mailTexts.sent}</p>;
  if (status === "pending" && !error) return <p className={classes.mail}>{mailTexts.pending}</p>;
  return (
    <p className={classes.mail} data-trouble>
      {mailTexts[status === "failed" ? "failed" : "delayed"](error ?? "")}{" "}
      <Link to={paths.mails}>{mailTexts.log}</Link>
    </p>
  );
}
