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
import { eventItem } from "./eventItem.ts";
import { TakePart } from "./TakePart.tsx";

const list = { to: paths.events, all: "All events", back: "Back to Events" };
const next = { title: "Next on the calendar", dateText: dateTimeText };

export const prefetchEvent: Prefetch = ({ queryClient, client, params: { id = "" } }) =>
  queryClient.prefetchQuery(itemQuery("events", id, client.events.page.query));

export function EventPage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  const query = useQuery(itemQuery("events", id, client.events.page.query));
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
            aside={<TakePart event={event} />}
          />
        </>
      )}
    </ItemPage>
  );
}
