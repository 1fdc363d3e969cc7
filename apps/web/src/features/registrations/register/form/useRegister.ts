import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import type { FieldErrors } from "../../../../ui/forms/useFieldErrors.ts";

interface RegisterOptions {
  fields: FieldErrors;
  onRegistered: (people: readonly Attendee[]) => void;
}

/** Signs people up, or says at their fields why they cannot be. */
export function useRegister({ fields, onRegistered }: RegisterOptions) {
  return trpc.registrations.register.useMutation({
    onSuccess: onRegistered,
    onError({ data }) {
      if (data?.issues) fields.show(data.issues);
    },
  });
}
