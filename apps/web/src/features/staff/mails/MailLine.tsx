import type { MailEntry } from "@headwaters/contracts";
import { SentLine } from "../../../layout/staff/list/SentLine.tsx";
import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { showFailure } from "../../../ui/forms/showFailure.ts";
import { formatMailKind, mailsTexts } from "../texts/staffMails.ts";

const { statuses, to, tries, expired, retry, refused } = mailsTexts;

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
    />
  );
}

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
