import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { isFinal } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { type UnsentCheckIn, unsentCheckIns } from "#lib/unsentCheckIns.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./CheckIn.module.css";
import { unsentTexts } from "./texts.ts";
import { useCheckInMutation } from "./useCheckIn.ts";

/**
 * Sends the check-ins that wait on this device for the account, and says how many are left and
 * which lists have newer ones that disagree.
 */
export function SendCheckIns() {
  const accountId = useCurrentUser()?.id ?? "";
  const [unsent, setUnsent] = useState<UnsentCheckIn[]>([]);
  const [errors, setErrors] = useState<string[]>([]);
  const [disagreeing, setDisagreeing] = useState<string[]>([]);
  const [isFailed, setFailed] = useState(false);
  const { mutateAsync, isPending } = useMutation(useCheckInMutation());

  async function send() {
    setFailed(false);
    for (const one of unsentCheckIns.list(accountId)) {
      try {
        const { conflicts } = await mutateAsync(one);
        if (conflicts.length > 0) setDisagreeing((ids) => [...new Set([...ids, one.eventId])]);
      } catch (error) {
        if (!isFinal(error)) {
          setFailed(true);
          break;
        }
        setErrors((messages) => [...messages, (error as Error).message]);
      }
    }
    setUnsent(unsentCheckIns.list(accountId));
  }

  useEffect(() => {
    setUnsent(unsentCheckIns.list(accountId));
    void send();
  }, [accountId]);

  const { waiting, notNow, sendNow, notAccepted, disagrees, seeList } = unsentTexts;
  if (unsent.length + errors.length + disagreeing.length === 0) return null;
  return (
    <div className={`${shared.note} ${classes.unsent}`} role="status">
      {unsent.length > 0 && (
        <>
          <p>
            {waiting(unsent.length)} {isFailed && notNow}
          </p>
          <ActionButton size="sm" variant="default" isInactive={isPending} onClick={send}>
            {sendNow}
          </ActionButton>
        </>
      )}
      {errors.map((message) => (
        <p key={message}>
          {notAccepted} {message}
        </p>
      ))}
      {disagreeing.map((id) => (
        <p key={id}>
          {disagrees} <Link to={paths.roster(id)}>{seeList}</Link>
        </p>
      ))}
    </div>
  );
}
