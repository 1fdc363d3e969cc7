import { type Subscriber, subscriberStatusNames } from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmDialog } from "#ui/forms/dialogs/ConfirmDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { subscribersTexts } from "../../texts/staffNewsletter.ts";
import classes from "./Subscribers.module.css";

const pickDate = ({ status, createdAt, confirmedAt, unsubscribedAt }: Subscriber) =>
  ({ pending: createdAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt })[status] ??
  createdAt;

/** A subscriber, with a button to delete the address. */
export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, status } = subscriber;
  const texts = subscribersTexts.remove;
  const [isAsking, setAsking] = useState(false);
  const remove = trpc.newsletter.removeSubscriber.useMutation({
    onSuccess() {
      setAsking(false);
      toasts.show({ title: texts.done, variant: "success" });
    },
    onError(error) {
      setAsking(false);
      showFailure(error, { title: texts.failed });
    },
  });
  return (
    <div className={classes.entry}>
      <p className={classes.email}>{email}</p>
      <p className={classes.status}>
        <Badge names={subscriberStatusNames} value={status} />
        <span>
          {subscribersTexts.dates[status]} <DateText date={pickDate(subscriber)} />
        </span>
      </p>
      <OpenButton
        variant="subtle"
        size="sm"
        aria-haspopup="dialog"
        aria-label={texts.button(email)}
        onOpen={() => setAsking(true)}
      >
        {texts.short}
      </OpenButton>
      {isAsking && (
        <ConfirmDialog
          texts={{ ...texts, text: texts.text(email), button: texts.confirm }}
          isPending={remove.isPending}
          opened
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
