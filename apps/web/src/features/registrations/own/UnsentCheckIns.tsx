import { useEffect, useState } from "react";
import { trpc } from "../../../lib/api/client.ts";
import { isFinal } from "../../../lib/api/failures.ts";
import { type UnsentCheckIn, unsentCheckIns } from "../../../lib/browser/unsentCheckIns.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import shared from "../../../ui/shared.module.css";
import { useCurrentUser } from "../../accounts/index.ts";
import { rosterTexts } from "../texts/roster.ts";

/** Sends the check-ins that wait on this device for the account, and says how many are left. */
export function UnsentCheckIns() {
  const accountId = useCurrentUser()?.id ?? "";
  const [unsent, setUnsent] = useState<UnsentCheckIn[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const { mutateAsync, isPending } = trpc.registrations.checkIn.useMutation();

  async function send() {
    for (const one of unsentCheckIns.list(accountId)) {
      const { eventId: id, registrationId, noted } = one;
      try {
        await mutateAsync({ id, registrationId, ...noted });
        unsentCheckIns.remove(one, noted);
      } catch (error) {
        if (!isFinal(error)) break;
        unsentCheckIns.remove(one, noted);
        setRefused((messages) => [...messages, (error as Error).message]);
      }
    }
    setUnsent(unsentCheckIns.list(accountId));
  }

  useEffect(() => {
    setUnsent(unsentCheckIns.list(accountId));
    void send();
  }, [accountId]);

  const { waiting, sendNow, refused: title } = rosterTexts.unsent;
  if (unsent.length === 0 && refused.length === 0) return null;
  return (
    <div className={`${shared.note} ${shared.row}`} role="status">
      {unsent.length > 0 && (
        <>
          <p>{waiting(unsent.length)}</p>
          <ActionButton size="sm" variant="default" isInactive={isPending} onClick={send}>
            {sendNow}
          </ActionButton>
        </>
      )}
      {refused.map((message) => (
        <p key={message}>
          {title} {message}
        </p>
      ))}
    </div>
  );
}
