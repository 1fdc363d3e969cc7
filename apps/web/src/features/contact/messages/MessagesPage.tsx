import { inquiryTypes, type MessageEntry, messageStates } from "@headwaters/contracts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { messageTexts, subjectNames } from "../messageTexts.ts";
import { ResponseDue } from "../ResponseDue.tsx";
import { formatInquiryType } from "../texts.ts";
import classes from "./MessagesPage.module.css";

/** The list's filters, as in ?state=late&inquiryType=volunteer&search=nets. */
const messageList = {
  path: paths.messages,
  fields: { state: messageStates, inquiryType: inquiryTypes },
} as const;

const getName = ({ firstName, lastName }: MessageEntry) => `${firstName} ${lastName}`;

const { columns: titles, ...list } = messageTexts.list;

const columns: Columns<MessageEntry> = [
  { title: titles.from, width: "11rem", cell: getName },
  {
    title: titles.message,
    isExtra: true,
    cell: ({ beginning }) => (
      <span dir="auto" className={classes.beginning}>
        {beginning}
      </span>
    ),
  },
  {
    title: titles.about,
    width: "10rem",
    isExtra: true,
    cell: ({ about, inquiryType }) => (
      <span className={shared.labels}>
        {about && <Badge names={subjectNames} value={about} />}
        {formatInquiryType(inquiryType)}
      </span>
    ),
  },
  {
    title: titles.assignee,
    width: "7rem",
    isExtra: true,
    cell: ({ assignee }) => assignee && (assignee.name ?? messageTexts.someone),
  },
  {
    title: titles.answer,
    width: "10rem",
    cell: (message) =>
      message.responded ? (
        messageTexts.answeredBy(message.respondedBy?.name ?? null)
      ) : (
        <ResponseDue message={message} />
      ),
  },
  {
    title: titles.sent,
    width: "7.5rem",
    align: "end",
    cell: ({ createdAt }) => <ShortTime date={createdAt} />,
  },
];

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.contact.list.prefetchInfinite(readFilters(messageList, query));

export default function MessagesPage() {
  const { title, description, lead } = messageTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "contact-messages")}
    >
      {() => <Messages />}
    </StaffLayout>
  );
}

/** The list of messages with filters and search. */
function Messages() {
  const filters = useFilters(messageList);
  const query = trpc.contact.list.useInfiniteQuery(filters, paging);
  const respond = trpc.contact.respond.useMutation();
  return (
    <ListTable
      query={query}
      list={messageList}
      filters={filters}
      bar={messageTexts.bar}
      {...list}
      columns={columns}
      getKey={({ id }) => id}
      getName={getName}
      getPath={({ id }) => paths.message(id)}
      actions={[
        {
          label: messageTexts.handling.respond,
          applies: ({ responded }) => !responded,
          run: ({ id }) => respond.mutateAsync({ id }),
          done: messageTexts.respondedTo,
        },
      ]}
    />
  );
}
