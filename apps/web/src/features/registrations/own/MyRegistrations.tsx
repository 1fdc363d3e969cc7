import { AccountPart } from "#features/accounts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { homeTexts, myRegistrationsTexts } from "../texts/myRegistrations.ts";
import classes from "./MyRegistrations.module.css";
import { RegisteredEventEntry } from "./RegisteredEventEntry.tsx";
import { useMyRegistrations } from "./useMyRegistrations.ts";

export function MyRegistrations() {
  const { title, text, failed, empty, ahead, nothingAhead, zone } = myRegistrationsTexts;
  const query = useMyRegistrations();
  const { data } = query;
  const upcoming = data?.filter(({ event }) => !event.isPast) ?? [];
  const past = data?.filter(({ event }) => event.isPast).toReversed() ?? [];
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
          <ul className={`${lists.part} ${classes.list}`}>
            {upcoming.map((registered) => (
              <li key={registered.event.id}>
                <RegisteredEventEntry registered={registered} />
              </li>
            ))}
          </ul>
          <p className={`${shared.small} ${classes.zone}`}>{zone}</p>
        </>
      )}
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>{myRegistrationsTexts.past(past.length)}</summary>
          <ul className={`${lists.part} ${classes.list}`}>
            {past.map((registered) => (
              <li key={registered.event.id}>
                <RegisteredEventEntry registered={registered} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </AccountPart>
  );
}
