import { useCurrentUser } from "../../api/currentUser.ts";
import { EventCard } from "../../components/events/EventCard.tsx";
import { ItemList } from "../../components/items/ItemList.tsx";
import listPage from "../../components/items/ListPage.module.css";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { AddItem } from "../../components/writing/create/AddItem.tsx";
import { eventsTexts } from "../../content/events.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { Ready } from "./Ready.tsx";
import { useEventList } from "./useEventList.ts";

export { prefetchEvents } from "./useEventList.ts";

const words = {
  failure: "The events could not be loaded",
  more: "Show later events",
  moreFailure: "Later events could not be loaded.",
};

export function EventsPage() {
  const user = useCurrentUser();
  const { title, description, hero, eyebrow, lead, empty, invitation, add } = eventsTexts;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.events} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <div className={listPage.list}>
        {user && <AddItem user={user} kind="events" invitation={invitation} label={add} />}
        <ItemList
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
        </ItemList>
      </div>
      <Ready />
    </>
  );
}
