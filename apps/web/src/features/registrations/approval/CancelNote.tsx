import type { PendingCancelNote } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import shared from "#ui/shared.module.css";
import { staffEventsTexts } from "../texts/staffEvents.ts";
import { announceDecision } from "./announceDecision.ts";
import classes from "./StaffEvents.module.css";

/** A note on a cancelled event that families do not see yet. */
export function CancelNote({ note: { id, title, author, cancelledAt, note } }: CancelNoteProps) {
  const { notes, by, someone, written } = staffEventsTexts;
  const approve = trpc.registrations.approveCancelNote.useMutation(
    announceDecision(notes.approved),
  );
  const discard = trpc.registrations.discardCancelNote.useMutation(
    announceDecision(notes.discarded),
  );
  return (
    <article className={classes.entry}>
      <div className={classes.words}>
        <h3>
          <Link to={paths.event(id)}>{title}</Link>
        </h3>
        <blockquote className={classes.note}>{note}</blockquote>
        <p className={shared.soft}>
          {by} {author ?? someone} {written} <DateText date={cancelledAt} withTime />.
        </p>
      </div>
      <div className={shared.row}>
        <ActionButton
          aria-label={`${notes.approve}: ${title}`}
          isInactive={approve.isPending}
          onClick={() => approve.mutate({ id })}
        >
          {notes.approve}
        </ActionButton>
        <ConfirmButton
          texts={notes.discard}
          label={`${notes.discard.button}: ${title}`}
          onConfirm={() => discard.mutateAsync({ id })}
        />
      </div>
    </article>
  );
}

interface CancelNoteProps {
  note: PendingCancelNote;
}
