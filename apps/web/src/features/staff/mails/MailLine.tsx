import type { MailEntry } from "@headwaters/contracts";
import { useState } from "react";
import { SentLine } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import hidden from "#ui/hidden.module.css";
import { formatMailKind, mailsTexts } from "../texts/staffMails.ts";
import classes from "./MailLine.module.css";

const { statuses, to, tries, expired, read, retry, refused } = mailsTexts;

/** A mail with kind, recipient and status. */
export function MailLine({ mail }: { mail: MailEntry }) {
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
      action={hasFailed && !isExpired && <Retry id={mail.id} subject={mail.subject} />}
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
    <details className={classes.text} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {read}
        <span className={hidden.hidden}>: {subject}</span>
      </summary>
      {data && <pre>{linked(data.text)}</pre>}
    </details>
  );
}

/** A text whose addresses are links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${index} ${part}`} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

function Retry({ id, subject }: Pick<MailEntry, "id" | "subject">) {
  const again = trpc.staff.retryMail.useMutation({
    onSuccess: () => toasts.show({ title: retry.done, variant: "success" }),
    onError(error) {
      showFailure(error, { title: refused });
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
