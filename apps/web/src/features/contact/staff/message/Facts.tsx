import type { StaffMessage } from "@headwaters/contracts";
import { RelativeTime } from "#layout/staff/times.tsx";
import { DateText } from "#ui/DateText.tsx";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { messageTexts } from "../../texts/staffMessages.ts";
import { Due } from "../Due.tsx";
import classes from "./Message.module.css";

/** Sender, time and promised response time. */
export function Facts({ message }: { message: StaffMessage }) {
  const { firstName, lastName, email, createdAt, about, dueAt } = message;
  const { from, sent, answer, responseTimes } = messageTexts.message;
  return (
    <dl className={`${lists.facts} ${classes.facts}`}>
      <div>
        <dt>{from}</dt>
        <dd>
          <bdi>
            {firstName} {lastName}
          </bdi>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{sent}</dt>
        <dd>
          <RelativeTime since={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{answer}</dt>
        <dd>
          {message.responded ? (
            <>
              {messageTexts.answeredBy(message.respondedBy?.name ?? null)}
              {message.respondedAt && (
                <span className={`${shared.small} ${classes.quiet}`}>
                  <DateText date={message.respondedAt} withTime />
                </span>
              )}
            </>
          ) : (
            <>
              <Due message={message} />
              <span className={`${shared.small} ${classes.quiet}`}>
                {responseTimes[about ?? "general"]}: <DateText date={dueAt} withTime />
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
