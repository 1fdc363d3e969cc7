import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { trpc } from "../../../lib/api/client.ts";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { formatDateTime } from "../../../lib/dates/dates.ts";
import { paths } from "../../../lib/paths.ts";
import { previewOf } from "../ownPicture.ts";
import { Badge } from "../reading/Badge.tsx";
import { ItemArticle } from "../reading/ItemArticle.tsx";
import { ItemPage } from "../reading/ItemPage.tsx";
import { itemQuery } from "../reading/itemQuery.ts";
import { eventTypeNames } from "../texts/events.ts";
import { Cancelled } from "./Cancelled.tsx";
import { DateLeaf } from "./DateLeaf.tsx";
import { eventItem } from "./eventItem.ts";
import { TakePart } from "./TakePart.tsx";

const list = { to: paths.events, all: "All events", back: "Back to Events" };
const next = { title: "Next on the calendar", dateText: formatDateTime };

export const prefetch: Prefetch = (context) => {
  const { queryClient, client, params } = context;
  return queryClient.prefetchQuery(itemQuery("events", params.id ?? "", client.events.page.query));
};

export default function EventPage() {
  const { id = "" } = useParams();
  const { client } = trpc.useUtils();
  const query = useQuery({
    ...itemQuery("events", id, client.events.page.query),
    refetchOnWindowFocus: "always",
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
