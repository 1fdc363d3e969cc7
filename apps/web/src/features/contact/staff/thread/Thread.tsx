import type { StaffMessage } from "@headwaters/contracts";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "./Thread.module.css";
import { ThreadEntry } from "./ThreadEntry.tsx";

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
          <ThreadEntry entry={entry} />
        </li>
      ))}
    </ol>
  );
}
