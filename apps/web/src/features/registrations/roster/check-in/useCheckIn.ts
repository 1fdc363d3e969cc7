import type { RosterEntry } from "@headwaters/contracts";
import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { isMissing, isRefusal, isUnauthorized } from "../../../../lib/api/failures.ts";
import { useSetCurrentUser } from "../../../accounts/index.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { rosterQuery } from "../rosterQuery.ts";

type Noted = Pick<RosterEntry, "attendance" | "pickedUpBy">;

/** Records check-ins. A tap shows at once; a failed one is marked, and not shown as done. */
export function useCheckIn(eventId: string, { id: registrationId, ...entry }: RosterEntry) {
  const texts = rosterTexts.checkIn;
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const setCurrentUser = useSetCurrentUser();
  const { queryKey } = rosterQuery(client, eventId);

  const note = useMutation({
    // Sequential: the last tap wins.
    scope: { id: `checkIn.${registrationId}` },
    // Only the changed field is sent, because others may have changed the rest.
    mutationFn: (noted: Partial<Noted>) =>
      client.registrations.checkIn.mutate({ id: eventId, registrationId, ...noted }),
    async onSuccess(_done, noted) {
      // An answer on its way may be from before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (roster) =>
        roster
          ? {
              ...roster,
              entries: roster.entries.map((other) =>
                other.id === registrationId ? { ...other, ...noted } : other,
              ),
            }
          : roster,
      );
    },
    onError(error) {
      if (isUnauthorized(error)) setCurrentUser(null);
      if (isMissing(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const { variables, isPending, isPaused, error } = note;
  const shown: Noted = { ...entry, ...(isPending ? variables : {}) };
  return {
    shown,
    isPending,
    /** Why the last tap is not saved; null where it is, or is about to be. */
    trouble: error
      ? `${texts.failed} ${isRefusal(error) ? error.message : ""}`.trim()
      : isPaused && !onlineManager.isOnline()
        ? texts.offline
        : null,
    /** Retries failed check-ins; null without any. */
    again: error && variables ? () => note.mutate(variables) : null,
    save: note.mutate,
  };
}
