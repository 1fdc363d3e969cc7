import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./Settings.module.css";

/** For staff: closes registration for an event that they had approved. */
export function Approval({ eventId }: { eventId: string }) {
  const texts = rosterTexts.approval;
  const withdraw = trpc.registrations.withdrawApproval.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: "Error", description: texts.failed }),
  });
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <ConfirmButton texts={texts} onConfirm={() => withdraw.mutateAsync({ id: eventId })} />
    </section>
  );
}
