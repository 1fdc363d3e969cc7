import { type Delivery, type DeliveryStatus, webhookTypeNames } from "@headwaters/contracts";
import { SentLine } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { webhookTexts } from "./texts/webhooks.ts";

const { statuses, tries, resend, refused } = webhookTexts.deliveries;

const results = { pending: null, delivered: "good", failed: "bad" } as const satisfies Record<
  DeliveryStatus,
  unknown
>;

/** A delivery with its status. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { id, type, status, attempts, lastError, deliveredAt, createdAt } = delivery;
  const title = webhookTypeNames[type] ?? type;
  const again = trpc.webhooks.resend.useMutation({
    onSuccess: () => toasts.show({ title: resend.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: refused }),
  });
  return (
    <SentLine
      title={title}
      facts={
        <>
          {type} · {id}
        </>
      }
      error={lastError}
      status={
        <>
          {statuses[status]}
          {attempts > 0 && <> {attempts === 1 ? tries.one : tries.several(attempts)}</>}
        </>
      }
      result={results[status]}
      date={deliveredAt ?? createdAt}
      action={
        // A delivery that waits for a retry can also be sent at once.
        (status !== "pending" || attempts > 0) && (
          <ActionButton
            variant="outline"
            size="sm"
            aria-label={`${resend.button}: ${title}`}
            isInactive={again.isPending}
            onClick={() => again.mutate({ id })}
          >
            {again.isPending ? resend.pending : resend.button}
          </ActionButton>
        )
      }
    />
  );
}
