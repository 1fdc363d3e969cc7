import { dateOrders, type MailEntry, mailStatuses, type RetriedMails } from "@headwaters/contracts";
import { useState } from "react";
import { SendStatus } from "#layout/staff/SendStatus.tsx";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { OutboundPauseWarning } from "../Warning.tsx";
import classes from "./MailsPage.module.css";
import { formatMailKind, mailsTexts } from "./texts.ts";

const { search, filter, statuses, columns: titles, expired, retry, notSent } = mailsTexts;

const mailList = {
  path: paths.mails,
  fields: { status: mailStatuses, order: dateOrders },
} as const;

const mailBar: ListBarTexts = {
  search,
  choices: [{ field: "status", label: filter.label, all: filter.all, names: statuses }],
};

const columns: Columns<MailEntry> = [
  {
    title: titles.subject,
    cell: (mail) => (mail.hasText ? <MailText {...mail} /> : mail.subject),
  },
  { title: titles.kind, width: "10rem", isExtra: true, cell: ({ kind }) => formatMailKind(kind) },
  { title: titles.recipient, width: "14rem", cell: ({ recipient }) => recipient },
  { title: titles.status, width: "12rem", cell: (mail) => <MailStatus mail={mail} /> },
  {
    title: titles.date,
    width: "8rem",
    align: "end",
    cell: ({ sentAt, createdAt }) => <ShortTime date={sentAt ?? createdAt} />,
    orders: { ascending: "oldest", descending: "newest" },
  },
];

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.staff.mails.prefetchInfinite(readFilters(mailList, query));

/** The mails that the site sends. */
export default function MailsPage() {
  const { title, description, lead } = mailsTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "mail")}
      actions={<RetryAll />}
    >
      {() => <Mails />}
    </StaffLayout>
  );
}

function Mails() {
  const filters = useFilters(mailList);
  const query = trpc.staff.mails.useInfiniteQuery(filters, {
    ...paging,
    throwOnError: isInaccessible,
  });
  const again = trpc.staff.retryMail.useMutation();
  const { label, failed, empty } = mailsTexts;
  return (
    <>
      <OutboundPauseWarning />
      <ListTable
        query={query}
        list={mailList}
        filters={filters}
        bar={mailBar}
        label={label}
        failed={failed}
        empty={empty}
        columns={columns}
        getKey={({ id }) => id}
        getName={({ subject, recipient }) => `${subject}, ${recipient}`}
        actions={[
          {
            label: retry.button,
            applies: ({ status, isExpired }) => status === "failed" && !isExpired,
            run: ({ id }) => again.mutateAsync({ id }),
            done: retry.done,
          },
        ]}
      />
    </>
  );
}

/** Sends all failed mails again, if there are any. */
function RetryAll() {
  const failed = trpc.staff.overview.useQuery().data?.failedMails ?? 0;
  const retryAll = trpc.staff.retryFailedMails.useMutation({
    onSuccess: showRetried,
    onError(error) {
      showFailure(error, { title: notSent });
    },
  });
  if (failed === 0) return null;
  return (
    <ActionButton
      variant="default"
      size="sm"
      isInactive={retryAll.isPending}
      onClick={() => retryAll.mutate()}
    >
      {retryAll.isPending ? retry.pending : retry.all}
    </ActionButton>
  );
}

function showRetried({ queued, expired, hasMore }: RetriedMails) {
  const description = [expired > 0 && retry.expired(expired), hasMore && retry.more]
    .filter(Boolean)
    .join(" ");
  toasts.show({
    title: retry.done(queued),
    variant: queued > 0 ? "success" : "destructive",
    ...(description && { description }),
  });
}

function MailStatus({ mail }: { mail: MailEntry }) {
  const { status, attempts, lastError, isExpired } = mail;
  const hasFailed = status === "failed";
  return (
    <SendStatus
      name={statuses[status]}
      attempts={status === "sent" ? 0 : attempts}
      hasFailed={hasFailed}
      error={lastError && [lastError, hasFailed && isExpired && expired].filter(Boolean).join(" ")}
    />
  );
}

/** The text of a mail, which is loaded when its subject is opened. */
function MailText({ id, subject }: Pick<MailEntry, "id" | "subject">) {
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.staff.mailText.useQuery({ id }, { enabled: isOpen });
  return (
    <details
      className={classes.mailText}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{subject}</summary>
      {data && <pre>{linkAddresses(data.text)}</pre>}
    </details>
  );
}

/** A text whose addresses are links. */
const linkAddresses = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${index} ${part}`} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
