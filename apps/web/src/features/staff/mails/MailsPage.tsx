import { type MailEntry, mailStatuses, type RetriedMails } from "@headwaters/contracts";
import { useState } from "react";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { SentLine, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { OutboundPauseWarning } from "../Warning.tsx";
import classes from "./MailsPage.module.css";
import { formatMailKind, mailsTexts } from "./texts.ts";

const { search, filter, statuses, to, tries, expired, read, retry, notSent } = mailsTexts;

const mailList = { path: paths.mails, fields: { status: mailStatuses } } as const;

const mailBar: ListBarTexts = {
  search,
  choices: [{ field: "status", label: filter.label, all: filter.all, names: statuses }],
};

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.staff.mails.prefetchInfinite(readFilters(mailList, query)),
);

/** The mails that the site sends. */
export default function MailsPage() {
  const { title, description, lead } = mailsTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Mails />}
    </StaffLayout>
  );
}

function Mails() {
  const filters = useFilters(mailList);
  const mails = trpc.staff.mails.useInfiniteQuery(filters, paging);
  const { label, failed, empty } = mailsTexts;
  return (
    <>
      <OutboundPauseWarning />
      <StaffFilters filters={filters}>
        <ListBar list={mailList} filters={filters} texts={mailBar} />
      </StaffFilters>
      <RetryAll />
      <StaffList query={mails} label={label} failed={failed} empty={empty} getKey={({ id }) => id}>
        {(mail) => <MailLine mail={mail} />}
      </StaffList>
    </>
  );
}

/** Sends all failed mails again, if there are several. */
function RetryAll() {
  const failed = trpc.staff.overview.useQuery().data?.failedMails ?? 0;
  const retryAll = trpc.staff.retryFailedMails.useMutation({
    onSuccess: showRetried,
    onError(error) {
      showFailure(error, { title: notSent });
    },
  });
  if (failed < 2) return null;
  return (
    <ActionButton
      variant="outline"
      className={classes.retryAll ?? ""}
      isInactive={retryAll.isPending}
      onClick={() => retryAll.mutate()}
    >
      {retryAll.isPending ? retry.pending : retry.all}
    </ActionButton>
  );
}

function showRetried(retried: RetriedMails) {
  const { expired, hasMore, queued } = retried;
  const description = [expired > 0 && retry.expired(expired), hasMore && retry.more]
    .filter(Boolean)
    .join(" ");
  const title = queued > 0 ? retry.allDone(retried) : notSent;
  toasts.show({
    title,
    variant: queued > 0 ? "success" : "destructive",
    ...(description && { description }),
  });
}

/** A mail with kind, recipient and status. */
function MailLine({ mail }: { mail: MailEntry }) {
  const { status, attempts, lastError, isExpired } = mail;
  const hasFailed = status === "failed";
  return (
    <SentLine
      title={mail.subject}
      facts={
        <>
          {formatMailKind(mail.kind)} · {to} {mail.recipient}
        </>
      }
      error={
        lastError && (
          <>
            {lastError} {hasFailed && isExpired && expired}
          </>
        )
      }
      status={
        <>
          {statuses[status]}
          {status !== "sent" && attempts > 0 && (
            <> {attempts === 1 ? tries.one : tries.several(attempts)}</>
          )}
        </>
      }
      result={hasFailed ? "bad" : status === "sent" ? "good" : null}
      date={mail.sentAt ?? mail.createdAt}
      action={hasFailed && !isExpired && <RetryButton id={mail.id} subject={mail.subject} />}
    >
      {mail.hasText && <MailText {...mail} />}
    </SentLine>
  );
}

/** The text of a mail, which is loaded when it is opened. */
function MailText({ id, subject }: Pick<MailEntry, "id" | "subject">) {
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.staff.mailText.useQuery({ id }, { enabled: isOpen });
  return (
    <details
      className={classes.mailText}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {read}
        <span className={hidden.hidden}>: {subject}</span>
      </summary>
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

function RetryButton({ id, subject }: Pick<MailEntry, "id" | "subject">) {
  const again = trpc.staff.retryMail.useMutation({
    onSuccess: () => toasts.show({ title: retry.done, variant: "success" }),
    onError(error) {
      showFailure(error, { title: notSent });
    },
  });
  return (
    <ActionButton
      variant="outline"
      size="sm"
      aria-label={`${retry.button}: ${subject}`}
      isInactive={again.isPending}
      onClick={() => again.mutate({ id })}
    >
      {again.isPending ? retry.pending : retry.button}
    </ActionButton>
  );
}
