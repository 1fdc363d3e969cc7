import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";
import { useRegistrationsChanged } from "../useRegistrationsChanged.ts";

/** Signs people up. */
export function useRegister(eventId: string, onRegistered: (people: readonly Attendee[]) => void) {
  const changed = useRegistrationsChanged(eventId);
  return trpc.registrations.register.useMutation({
    onSuccess(people) {
      onRegistered(people);
      changed();
    },
    onError({ data }) {
      // The last seat is gone, or registration has closed: the page says so too.
      if (!data?.issues) changed();
    },
  });
}
