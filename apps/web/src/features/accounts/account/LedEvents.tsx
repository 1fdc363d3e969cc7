import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { ledEventsTexts } from "../texts/account.ts";
import { AccountPart } from "./AccountPart.tsx";
import classes from "./LedEvents.module.css";

/** For leaders: links to the rosters of their events. */
export function LedEvents() {
  const { title, text, empty, cancelled, seats } = ledEventsTexts;
  const { data: events } = trpc.registrations.led.useQuery();
  return (
    <AccountPart id="events" title={title} text={text}>
      {events?.length === 0 && <p>{empty}</p>}
      <ul className={classes.list}>
        {events?.map((event) => (
          <li key={event.id}>
            <Link to={paths.roster(event.id)}>{event.title}</Link>
            <span>
              <DateText date={event.eventDate} withTime />,{" "}
              {event.isCancelled ? cancelled : seats(event.confirmed)}
            </span>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}
