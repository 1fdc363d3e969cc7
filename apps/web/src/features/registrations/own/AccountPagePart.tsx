import { AccountPart } from "#features/accounts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { Children } from "../children/Children.tsx";
import { Consents } from "./Consents.tsx";
import classes from "./RegisteredEvents.module.css";
import { RegisteredEvents, useMyRegistrations } from "./RegisteredEvents.tsx";
import { homeTexts, myRegistrationsTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (!user) return;
  await Promise.all([
    queries.registrations.mine.prefetch(),
    queries.registrations.children.prefetch(),
    queries.registrations.consents.prefetch(),
    queries.registrations.ownInvitations.prefetch(),
  ]);
};

/** The events, the children and the consents of an account. */
export default function AccountPagePart() {
  return (
    <>
      <MyRegistrations />
      <Children />
      <Consents />
    </>
  );
}

function MyRegistrations() {
  const { title, text, failed, empty, ahead, nothingAhead, zone } = myRegistrationsTexts;
  const query = useMyRegistrations();
  const { data } = query;
  const upcoming = data?.filter(({ event }) => !event.hasBegun) ?? [];
  const past = data?.filter(({ event }) => event.hasBegun).toReversed() ?? [];
  const offered = upcoming.some(
    ({ event, registrations }) =>
      !event.isCancelled && registrations.some(({ status }) => status === "offered"),
  );
  return (
    <AccountPart
      id="registrations"
      title={title}
      text={text}
      glance={offered ? homeTexts.offer.title : upcoming.length > 0 ? ahead(upcoming.length) : ""}
      isUrgent={offered}
    >
      {query.error && !data && <LoadFailure title={failed} query={query} />}
      {data && upcoming.length === 0 && (
        <div className={classes.empty}>
          <p>{past.length > 0 ? nothingAhead : empty.text}</p>
          <LinkButton to={paths.events} variant="outline">
            {empty.link}
          </LinkButton>
        </div>
      )}
      {upcoming.length > 0 && (
        <>
          <RegisteredEvents events={upcoming} />
          <p className={`${shared.small} ${classes.zone}`}>{zone}</p>
        </>
      )}
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>{myRegistrationsTexts.past(past.length)}</summary>
          <RegisteredEvents events={past} />
        </details>
      )}
    </AccountPart>
  );
}
