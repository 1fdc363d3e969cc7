import { useCurrentUser } from "#features/accounts";
import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { useFilters, writeFilters } from "#ui/lists/filters.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Notice } from "#ui/page/notices.tsx";
import { eventList } from "../../contentLists.ts";
import { AddContent } from "../../create/AddContent.tsx";
import listPage from "../../reading/list/ListPage.module.css";
import { SearchableList } from "../../reading/list/SearchableList.tsx";
import { useListMeta } from "../../reading/list/useListMeta.ts";
import { eventListTexts, eventsBar } from "../../texts/reading/eventList.ts";
import { eventsTexts } from "../../texts/reading/events.ts";
import { BeforeEvents } from "./BeforeEvents.tsx";
import { EventCard } from "./EventCard.tsx";
import { Subscribe } from "./Subscribe.tsx";
import { useEventList } from "./useEventList.ts";

export { prefetchEvents as prefetch } from "./useEventList.ts";

const formatWords = (isPast: boolean) => ({
  failure: "The events could not be loaded",
  more: `Show ${isPast ? "earlier" : "later"} events`,
  moreFailure: "More events could not be loaded.",
});

export default function EventsPage() {
  const user = useCurrentUser();
  const { title, description, hero, eyebrow, lead, searchPast, noPast, invitation, add } =
    eventListTexts;
  const { empty } = eventsTexts;
  const filters = useFilters(eventList);
  const isPast = filters.when === "past";
  return (
    <>
      <PageMeta {...useListMeta(eventList, eventsBar, title)} description={description} />
      <Hero size="list" picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <div className={listPage.list}>
        {user && <AddContent user={user} kind="events" invitation={invitation} label={add} />}
        <SearchableList
          list={eventList}
          bar={eventsBar}
          level={2}
          nothing={isPast && !filters.search && !filters.eventType && noPast}
          elsewhere={
            !isPast && (
              <LinkButton
                to={paths.events + writeFilters({ ...filters, when: "past" })}
                variant="outline"
              >
                {searchPast}
              </LinkButton>
            )
          }
          query={useEventList()}
          layout="two"
          words={formatWords(isPast)}
          empty={
            <Notice level={2} title={empty.title} picture={empty.picture}>
              <p>{empty.text}</p>
              <LinkButton to={paths.news}>Read the News</LinkButton>
            </Notice>
          }
        >
          {(event) => <EventCard event={event} />}
        </SearchableList>
        <Subscribe />
      </div>
      <BeforeEvents />
    </>
  );
}
