import type { Attendee } from "@headwaters/contracts";
import { trpc } from "../../../../lib/api/client.ts";

/** Signs people up. */
export function useRegister(onRegistered: (people: readonly Attendee[]) => void) {
  return trpc.registrations.register.useMutation({
    onSuccess: onRegistered,
  });
}
