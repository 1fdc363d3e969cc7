import { useParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { QueryView } from "#ui/lists/QueryView.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { eventList } from "../../contentLists.ts";
import { ContentArticle } from "../../reading/page/ContentArticle.tsx";
import { findPreviewPicture } from "../../sitePicture.ts";
import { eventTypeNames } from "../../texts/reading/events.ts";
import { DateLeaf } from "../DateLeaf.tsx";
import { EventNotice } from "./EventNotice.tsx";
import { eventItem } from "./eventItem.ts";
import { TakePart } from "./TakePart.tsx";

const list = { to: paths.events, all: "All events", back: "Back to Events" };
const next = { title: "Next on the calendar", dateText: formatDateTime };

export const prefetch: Prefetch = ({ queries, params: { id = "" } }) =>
  queries.events.page.prefetch({ id });

export default function EventPage() {
  const { id = "" } = useParams();
  const query = trpc.events.page.useQuery({ id }, freshQuery);
  return (
    <QueryView query={query} title="Event" failure="This event could not be loaded">
      {(event) => (
        <>
          <PageMeta
            title={event.title}
            description={event.preview}
            path={paths.event(event.id)}
            picture={findPreviewPicture(event.imageUrl, event.imageAlt)}
            about={(publicUrl) => eventItem(event, publicUrl)}
          />
          <ContentArticle
            kind="events"
            item={event}
            list={list}
            next={next}
            toPath={paths.event}
            labels={
              <>
                <DateLeaf date={event.eventDate} />
                <Badge
                  names={eventTypeNames}
                  value={event.eventType}
                  to={filteredPath(eventList, { eventType: event.eventType })}
                />
              </>
            }
            notice={<EventNotice {...event} />}
            aside={<TakePart event={event} />}
          />
        </>
      )}
    </QueryView>
  );
}
