import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import type { FieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { useRegistrationsChanged } from "../useRegistrationsChanged.ts";

interface RegisterOptions {
  fields: FieldErrors;
  onRegistered: (people: readonly Attendee[]) => void;
}

/** Signs people up, or says at their fields why they cannot be. */
export function useRegister(eventId: string, { fields, onRegistered }: RegisterOptions) {
  const changed = useRegistrationsChanged(eventId);
  return trpc.registrations.register.useMutation({
    onSuccess(people) {
      onRegistered(people);
      changed();
    },
    onError({ data }) {
      if (data?.issues) fields.show(data.issues);
      // The last seat is gone, or registration has closed: the page says so too.
      else changed();
    },
  });
}
