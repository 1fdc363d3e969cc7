import type { RosterEntry } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { rosterTexts } from "../../texts/roster.ts";

/** Cancels a registration for a person who called, or was registered by mistake. */
export function TakeOff({ eventId, person }: { eventId: string; person: RosterEntry }) {
  const { id, firstName } = person;
  const { button, title, done, failed, ...texts } = rosterTexts.remove;
  const remove = trpc.registrations.remove.useMutation({
    onSuccess: () => toasts.show({ title: done(firstName), variant: "success" }),
    onError: (error) => showFailure(error, { title: "Error", description: failed }),
  });
  return (
    <ConfirmButton
      size="sm"
      variant="subtle"
      texts={{ ...texts, button: button(firstName), title: title(firstName) }}
      onConfirm={() => remove.mutateAsync({ id: eventId, registrationIds: [id] })}
    />
  );
}
