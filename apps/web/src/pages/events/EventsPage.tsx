import { useCurrentUser } from "../../api/currentUser.ts";
import { EventCard } from "../../components/events/EventCard.tsx";
import { eventList, writeFilters } from "../../components/items/filters.ts";
import listPage from "../../components/items/ListPage.module.css";
import { SearchableList } from "../../components/items/SearchableList.tsx";
import { useFilters } from "../../components/items/useFilters.ts";
import { useListMeta } from "../../components/items/useListMeta.ts";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { AddItem } from "../../components/writing/create/AddItem.tsx";
import { eventListTexts, eventsBar } from "../../content/eventList.ts";
import { eventsTexts } from "../../content/events.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { Ready } from "./Ready.tsx";
import { Subscribe } from "./Subscribe.tsx";
import { useEventList } from "./useEventList.ts";

export { prefetchEvents } from "./useEventList.ts";

const words = {
  failure: "The events could not be loaded",
  more: "Show later events",
  moreFailure: "Later events could not be loaded.",
};

export function EventsPage() {
  const user = useCurrentUser();
  const { title, description, hero, eyebrow, lead, searchPast, invitation, add } = eventListTexts;
  const { empty } = eventsTexts;
  const filters = useFilters(eventList);
  return (
    <>
      <PageMeta {...useListMeta(eventList, eventsBar, title)} description={description} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <div className={listPage.list}>
        {user && <AddItem user={user} kind="events" invitation={invitation} label={add} />}
        <SearchableList
          list={eventList}
          bar={eventsBar}
          level={2}
          elsewhere={
            filters.when !== "past" && (
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
          words={words}
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
      <Ready />
    </>
  );
}
