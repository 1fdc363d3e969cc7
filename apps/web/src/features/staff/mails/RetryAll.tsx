import type { RetriedMails } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { mailsTexts } from "../texts/staffMails.ts";
import classes from "./RetryAll.module.css";

const { retry, refused } = mailsTexts;

function say(retried: RetriedMails) {
  const { expired, hasMore, queued } = retried;
  const description = [expired > 0 && retry.expired(expired), hasMore && retry.more]
    .filter(Boolean)
    .join(" ");
  const title = queued > 0 ? retry.allDone(retried) : refused;
  toasts.show({
    title,
    variant: queued > 0 ? "success" : "destructive",
    ...(description && { description }),
  });
}

/** Sends all failed mails again, if there are several. */
export function RetryAll() {
  const failed = trpc.staff.overview.useQuery().data?.failedMails ?? 0;
  const retryAll = trpc.staff.retryFailedMails.useMutation({
    onSuccess: say,
    onError(error) {
      showFailure(error, { title: refused });
    },
  });
  if (failed < 2) return null;
  return (
    <ActionButton
      variant="outline"
      className={classes.all ?? ""}
      isInactive={retryAll.isPending}
      onClick={() => retryAll.mutate()}
    >
      {retryAll.isPending ? retry.pending : retry.all}
    </ActionButton>
  );
}
