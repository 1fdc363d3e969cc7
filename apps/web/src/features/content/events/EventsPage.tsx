import type { EventCard as Event } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconCalendarRepeat } from "@tabler/icons-react";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { usePublicUrl } from "#lib/renderResult.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PAGE, paging, readFilters, useFilters, writeFilters } from "#ui/lists/filters.ts";
import { Notice } from "#ui/page/notices.tsx";
import { Section } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { eventList } from "../contentTypes.ts";
import { AddContent } from "../create/AddContent.tsx";
import { ListPageHead } from "../lists/ListPageHead.tsx";
import lists from "../lists/SearchableList.module.css";
import { SearchableList } from "../lists/SearchableList.tsx";
import { EventEntry } from "./EventEntry.tsx";
import { EventFacts } from "./EventFacts.tsx";
import classes from "./EventsPage.module.css";
import { eventsTexts } from "./eventTexts.ts";
import { eventListTexts, eventsBar, eventTipsTexts } from "./texts.ts";

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.events.cards.prefetchInfinite({ ...PAGE, ...readFilters(eventList, query) });

export default function EventsPage() {
  const filters = useFilters(eventList);
  const query = trpc.events.cards.useInfiniteQuery({ ...PAGE, ...filters }, paging);
  const { hero, searchPast, noPast, add } = eventListTexts;
  const { empty } = eventsTexts;
  const isPast = filters.when === "past";
  return (
    <>
      <ListPageHead list={eventList} bar={eventsBar} hero={hero} texts={eventListTexts} />
      <div className={lists.listPage}>
        <SearchableList
          list={eventList}
          bar={eventsBar}
          action={<AddContent kind="events" label={add} />}
          level={2}
          noResults={isPast && !filters.search && !filters.eventType && noPast}
          noResultsLink={
            !isPast && (
              <LinkButton
                to={paths.events + writeFilters({ ...filters, when: "past" })}
                variant="outline"
              >
                {searchPast}
              </LinkButton>
            )
          }
          query={query}
          layout="two"
          labels={{
            failure: "The events could not be loaded",
            more: `Show ${isPast ? "earlier" : "later"} events`,
            moreFailure: "More events could not be loaded.",
          }}
          empty={
            <Notice level={2} title={empty.title} picture={empty.picture}>
              <p>{empty.text}</p>
              <LinkButton to={paths.news}>Read the News</LinkButton>
            </Notice>
          }
        >
          {(event, fetched) => <EventCard event={event} fetched={fetched} />}
        </SearchableList>
        <CalendarSubscription />
      </div>
      <EventTips />
    </>
  );
}

function EventCard({ event, fetched }: { event: Event; fetched: "first" | undefined }) {
  return (
    <EventEntry
      event={event}
      layout={fetched ? "next" : "entry"}
      text={event.preview}
      details={<EventFacts event={event} isCancelled={event.isCancelled} isInline />}
      more={
        <>
          {eventsTexts.more[event.registrationState]} <Arrow to="right" />
        </>
      }
      level={2}
      fetched={fetched}
    />
  );
}

/** The calendar feed of all events, to which calendar programs subscribe. */
function CalendarSubscription() {
  const { title, link, text, address } = eventListTexts.subscribe;
  const feed = usePublicUrl() + paths.eventsCalendar;
  return (
    <aside className={`${shared.between} ${classes.subscribe}`} data-no-print aria-label={title}>
      <div className={classes.subscribeText}>
        <h2 className={shared.heading}>{title}</h2>
        <p>{text}</p>
        <p className={shared.small}>
          {address} <a href={feed}>{feed}</a>
        </p>
      </div>
      <Button
        component="a"
        // This scheme opens a calendar program; with https a browser would save a file.
        href={feed.replace(/^https?:/, "webcal:")}
        variant="outline"
        leftSection={<IconCalendarRepeat size={20} stroke={1.6} aria-hidden />}
      >
        {link}
      </Button>
    </aside>
  );
}

function EventTips() {
  const { eyebrow, title, points } = eventTipsTexts;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <dl className={classes.tips}>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
