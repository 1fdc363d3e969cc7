import type { ThreadEntry as Entry } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { messageTexts, subjectNames } from "../../texts/staffMessages.ts";
import classes from "./Thread.module.css";

const { entries: words, mail: mailWords, someone, nobody } = messageTexts;

function formatAction({ kind, text, by, assignee }: Entry): string {
  if (kind === "assigned") {
    if (assignee && assignee.id === by?.id) return words.took;
    return words.assigned(assignee ? (assignee.name ?? someone) : nobody);
  }
  if (kind !== "about") return words[kind];
  const subject = subjectNames[text as keyof typeof subjectNames];
  return subject ? words.about(subject.toLowerCase()) : words.general;
}

/** The status of a reply's mail. */
function MailStatus({ status, error }: NonNullable<Entry["mail"]>) {
  if (status === "sent") return <p className={classes.mail}>{mailWords.sent}</p>;
  if (status === "pending" && !error) return <p className={classes.mail}>{mailWords.pending}</p>;
  return (
    <p className={classes.mail} data-trouble>
      {mailWords[status === "failed" ? "failed" : "delayed"](error ?? "")}{" "}
      <Link to={paths.mails}>{mailWords.log}</Link>
    </p>
  );
}

/** An entry of the thread: replies and notes in full, other actions as one line. */
export function ThreadEntry({ entry }: { entry: Entry }) {
  const { kind, text, by, at, mail } = entry;
  const name = by?.name ?? someone;
  const line = (
    <p className={classes.line}>
      <strong>{name}</strong> {formatAction(entry)}{" "}
      <span className={classes.when}>
        <DateText date={at} withTime />
      </span>
    </p>
  );
  if (kind !== "reply" && kind !== "note") return line;
  return (
    <article className={classes[kind]} aria-label={`${name} ${formatAction(entry)}`}>
      {line}
      <p dir="auto" className={classes.text}>
        {text}
      </p>
      {mail && <MailStatus {...mail} />}
    </article>
  );
}
