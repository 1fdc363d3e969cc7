import type { UnapprovedEvent as Unapproved } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { staffEventsTexts } from "../texts/staffEvents.ts";
import { announceDecision } from "./announceDecision.ts";
import classes from "./StaffEvents.module.css";

/** An event in the approval queue, with the facts for a decision. */
export function UnapprovedEvent({ event }: { event: Unapproved }) {
  const { id, title, location, eventDate, createdAt, author, authorId, version } = event;
  const texts = staffEventsTexts;
  const approve = trpc.registrations.approve.useMutation(announceDecision(texts.approved));
  const name = author ?? texts.someone;
  return (
    <article className={classes.entry}>
      <div className={classes.words}>
        <h3>
          <Link to={paths.event(id)}>{title}</Link>
        </h3>
        <p>
          <DateText date={eventDate} withTime />, {location}
        </p>
        <p className={shared.soft}>
          {texts.by} {authorId ? <Link to={paths.person(authorId)}>{name}</Link> : name}{" "}
          {texts.written} <DateText date={createdAt} />.
        </p>
        {event.registered > 0 && <p>{texts.registered(event.registered)}</p>}
        {event.isAuthorSuspended && <p>{texts.suspended}</p>}
      </div>
      <div className={shared.row}>
        <ActionButton
          aria-label={`${texts.approve.button}: ${title}`}
          isInactive={approve.isPending || event.isAuthorSuspended}
          onClick={() => approve.mutate({ id, version })}
        >
          {approve.isPending ? texts.approve.pending : texts.approve.button}
        </ActionButton>
      </div>
    </article>
  );
}
