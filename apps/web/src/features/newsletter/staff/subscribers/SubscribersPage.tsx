import { type SubscriberStatus, subscriberStatusNames } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { newslettersTexts, subscribersTexts } from "../../texts/staffNewsletter.ts";
import { SubscriberRow } from "./SubscriberRow.tsx";
import classes from "./Subscribers.module.css";
import { subscribersList, subscribersQuery } from "./subscribersList.ts";

export const prefetch = prefetchForStaff(({ queries, query }) =>
  Promise.all([
    queries.newsletter.subscriberCounts.prefetch(),
    queries.newsletter.subscribers.prefetchInfinite(
      subscribersQuery(readFilters(subscribersList, query)),
    ),
  ]),
);

/** The list of subscribers. */
export default function SubscribersPage() {
  const { title, description, lead } = subscribersTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      top={<BackLink to={paths.newsletters}>{newslettersTexts.back}</BackLink>}
    >
      {() => <Subscribers />}
    </StaffLayout>
  );
}

function Subscribers() {
  const { list, failed, empty, bar } = subscribersTexts;
  const filters = useFilters(subscribersList);
  const query = trpc.newsletter.subscribers.useInfiniteQuery(subscribersQuery(filters), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  return (
    <>
      <Counts />
      <StaffFilters filters={filters}>
        <ListBar list={subscribersList} filters={filters} texts={bar} />
      </StaffFilters>
      <StaffList query={query} failed={failed} empty={empty} label={list} getKey={({ id }) => id}>
        {(subscriber) => <SubscriberRow subscriber={subscriber} />}
      </StaffList>
    </>
  );
}

function Counts() {
  const counts = trpc.newsletter.subscriberCounts.useQuery().data;
  const names = Object.entries(subscriberStatusNames) as [SubscriberStatus, string][];
  return (
    <div className={classes.counts}>
      <dl aria-label={subscribersTexts.counts}>
        {names.map(([status, name]) => (
          <div key={status}>
            <dt>{name}</dt>
            <dd>{counts?.[status].toLocaleString("en") ?? "–"}</dd>
          </div>
        ))}
      </dl>
      <Button component="a" href={paths.subscribersFile} download variant="default">
        {subscribersTexts.file}
      </Button>
    </div>
  );
}
