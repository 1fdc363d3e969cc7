import type { MailEntry } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { ShortTime } from "../../../layout/staff/ShortTime.tsx";
import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { showFailure } from "../../../ui/forms/showFailure.ts";
import { formatMailKind, mailsTexts } from "../texts/staffMails.ts";
import classes from "./MailLine.module.css";

const { statuses, to, tries, expired, retry, refused } = mailsTexts;

/** A mail with kind, recipient and status. */
export function MailLine({ mail }: { mail: MailEntry }) {
  const { status, attempts, lastError, isExpired } = mail;
  const hasFailed = status === "failed";
  return (
    <article className={classes.line}>
      <div className={classes.what}>
        <h2 className={classes.subject}>{mail.subject}</h2>
        <p className={classes.facts}>
          {formatMailKind(mail.kind)} · {to} {mail.recipient}
        </p>
        {lastError && (
          <p className={classes.error}>
            {lastError} {hasFailed && isExpired && expired}
          </p>
        )}
      </div>
      <div className={classes.side}>
        <p className={classes.status} data-status={status}>
          {statuses[status]}
          {status !== "sent" && attempts > 0 && (
            <> {attempts === 1 ? tries.one : tries.several(attempts)}</>
          )}
        </p>
        <p className={classes.facts}>
          <ShortTime date={mail.sentAt ?? mail.createdAt} />
        </p>
        {hasFailed && !isExpired && <Retry id={mail.id} subject={mail.subject} />}
      </div>
    </article>
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
    <Button
      variant="outline"
      size="sm"
      aria-label={`${retry.button}: ${subject}`}
      disabled={again.isPending}
      onClick={() => again.mutate({ id })}
    >
      {again.isPending ? retry.pending : retry.button}
    </Button>
  );
}
