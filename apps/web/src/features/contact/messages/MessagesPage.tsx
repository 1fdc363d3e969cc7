import { inquiryTypes, type MessageEntry, messageStates } from "@headwaters/contracts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import hidden from "#ui/hidden.module.css";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { formatFound, formatNothingFound } from "#ui/lists/texts.ts";
import { messageTexts, subjectNames } from "../messageTexts.ts";
import { ResponseDue } from "../ResponseDue.tsx";
import { formatInquiryType } from "../texts.ts";
import classes from "./MessagesPage.module.css";

const PAGE = { limit: 25 };

/** The list's filters, as in ?state=late&inquiryType=volunteer&search=nets. */
const messageList = {
  path: paths.messages,
  fields: { state: messageStates, inquiryType: inquiryTypes },
} as const;

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.contact.list.prefetchInfinite({ ...PAGE, ...readFilters(messageList, query) }),
);

export default function MessagesPage() {
  const { title, description, lead } = messageTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Messages />}
    </StaffLayout>
  );
}

/** The list of messages with filters and search. */
function Messages() {
  const filters = useFilters(messageList);
  const query = trpc.contact.list.useInfiniteQuery({ ...PAGE, ...filters }, paging);
  const { label, failed, empty, nothing } = messageTexts.list;
  const isFiltered = Object.keys(filters).length > 0;
  const count = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const found =
    count > 0
      ? formatFound(count, query.hasNextPage, filters.search, null)
      : formatNothingFound(filters.search);
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={messageList} filters={filters} texts={messageTexts.bar} />
      </StaffFilters>
      <p role="status" className={hidden.hidden}>
        {isFiltered && query.data && !query.isPlaceholderData ? found : ""}
      </p>
      <div className={classes.list} aria-busy={query.isPlaceholderData}>
        <StaffList
          query={query}
          label={label}
          failed={failed}
          empty={isFiltered ? nothing : empty}
          getKey={({ id }) => id}
        >
          {(message) => <MessageRow message={message} />}
        </StaffList>
      </div>
    </>
  );
}

/** A message in the list: sender, beginning, and due time. */
function MessageRow({ message }: { message: MessageEntry }) {
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
            <ResponseDue message={message} />
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
