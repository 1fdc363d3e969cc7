import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { dateTimeText } from "../../components/dates.ts";
import { DateLeaf } from "../../components/events/DateLeaf.tsx";
import { Badge } from "../../components/items/Badge.tsx";
import { ItemArticle } from "../../components/items/ItemArticle.tsx";
import { ItemPage } from "../../components/items/ItemPage.tsx";
import { itemQuery } from "../../components/items/itemQuery.ts";
import { previewOf } from "../../components/ownPicture.ts";
import { eventTypeNames } from "../../content/events.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { Cancelled } from "./Cancelled.tsx";
import { eventItem } from "./eventItem.ts";
import { lookAgain, useOwnRegistrations } from "./registering/useOwnRegistrations.ts";
import { TakePart } from "./TakePart.tsx";

const list = { to: paths.events, all: "All events", back: "Back to Events" };
const next = { title: "Next on the calendar", dateText: dateTimeText };

export const prefetchEvent: Prefetch = (visit) => {
  const { queryClient, client, queries, user, params } = visit;
  const { id = "" } = params;
  return Promise.all([
    queryClient.prefetchQuery(itemQuery("events", id, client.events.page.query)),
    user && queries.registrations.ofEvent.prefetch({ id }),
  ]);
};

export function EventPage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  const own = useOwnRegistrations(id);
  const query = useQuery({
    ...itemQuery("events", id, client.events.page.query),
    ...lookAgain(own.data),
  });
  return (
    <ItemPage query={query} title="Event" failure="This event could not be loaded">
      {(event) => (
        <>
          <PageMeta
            title={event.title}
            description={event.preview}
            path={paths.event(event.id)}
            picture={previewOf(event.imageUrl, event.imageAlt)}
            about={(publicUrl) => eventItem(event, publicUrl)}
          />
          <ItemArticle
            kind="events"
            item={event}
            list={list}
            next={next}
            pathOf={paths.event}
            labels={
              <>
                <DateLeaf date={event.eventDate} />
                <Badge names={eventTypeNames} value={event.eventType} />
              </>
            }
            notice={
              event.registration.state === "cancelled" && (
                <Cancelled registration={event.registration} />
              )
            }
            aside={<TakePart event={event} />}
          />
        </>
      )}
    </ItemPage>
  );
}
