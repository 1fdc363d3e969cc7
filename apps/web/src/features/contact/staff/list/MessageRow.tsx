import type { MessageEntry } from "@headwaters/contracts";
import { ListRow } from "#layout/staff/StaffList.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { formatInquiryType, messageTexts, subjectNames } from "../../texts/staffMessages.ts";
import { Due } from "../Due.tsx";
import classes from "./MessageRow.module.css";

/** A message in the list: sender, beginning, and due time. */
export function MessageRow({ message }: { message: MessageEntry }) {
  const { id, firstName, lastName, inquiryType, about, beginning } = message;
  const { assignee, responded, respondedBy, createdAt } = message;
  return (
    <ListRow
      to={paths.message(id)}
      title={`${firstName} ${lastName}`}
      labels={
        <>
          {about && <Badge names={subjectNames} value={about} />}
          <span>{formatInquiryType(inquiryType)}</span>
          {assignee && <span>{messageTexts.assignedTo(assignee.name)}</span>}
        </>
      }
      side={
        <>
          {responded ? (
            <p>{messageTexts.answeredBy(respondedBy?.name ?? null)}</p>
          ) : (
            <Due message={message} />
          )}
          <p>
            <ShortTime date={createdAt} />
          </p>
        </>
      }
    >
      <p dir="auto" className={classes.beginning}>
        {beginning}
      </p>
    </ListRow>
  );
}
