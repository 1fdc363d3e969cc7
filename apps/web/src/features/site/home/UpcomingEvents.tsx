import { type EventCard, shorten } from "@headwaters/contracts";
import { EventEntry, EventPlace, eventsTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { CardSkeletons } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { Section } from "#ui/page/sections.tsx";
import classes from "./HomePage.module.css";

const SHOWN = 4;
/** Cancelled events come last; the query asks for more, so that they do not replace active ones. */
const REQUEST = { limit: SHOWN + 2 };
const PREVIEW_LENGTH = 100;

export const prefetchUpcomingEvents: Prefetch = ({ queries }) =>
  queries.events.cards.prefetch(REQUEST);

export function UpcomingEvents() {
  return (
    <Section
      {...eventsTexts.upcoming}
      ground="band"
      action={
        <LinkButton to={paths.events} variant="outline">
          View All Events
        </LinkButton>
      }
    >
      <EventCards />
    </Section>
  );
}

function EventCards() {
  const events = trpc.events.cards.useQuery(REQUEST);
  if (events.isPending) return <CardSkeletons count={4} />;
  if (!events.data) {
    return <LoadFailure level={3} title="The events could not be loaded" query={events} />;
  }
  const { empty } = eventsTexts;
  if (events.data.items.length === 0) {
    return (
      <Notice level={3} title={empty.title} picture={empty.picture}>
        <p>{empty.text}</p>
        <LinkButton to={paths.news} variant="default">
          Read the News
        </LinkButton>
      </Notice>
    );
  }
  return (
    <ul className={classes.eventCards}>
      {events.data.items.slice(0, SHOWN).map((event) => (
        <li key={event.id}>
          <UpcomingEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function UpcomingEvent({ event }: { event: EventCard }) {
  return (
    <EventEntry
      event={event}
      labels={<DateText date={event.eventDate} />}
      text={shorten(event.preview, PREVIEW_LENGTH)}
      details={<EventPlace location={event.location} />}
      more={eventsTexts.more[event.registrationState]}
      level={3}
    />
  );
}
