import {
  type Subscriber,
  type SubscriberStatus,
  subscriberStatuses,
  subscriberStatusNames,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { pages, paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { type Filters, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import classes from "./NewslettersPage.module.css";
import { newslettersTexts, subscribersTexts } from "./texts.ts";

/** Filters in the list's address. */
const subscribersList = {
  path: pages.subscribers,
  fields: { status: subscriberStatuses },
} as const;

const subscribersQuery = (filters: Filters<typeof subscribersList.fields>) => ({
  limit: 25,
  ...filters,
});

const pickDate = ({ status, createdAt, confirmedAt, unsubscribedAt }: Subscriber) =>
  ({ pending: createdAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt })[status] ??
  createdAt;

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
  const query = trpc.newsletter.subscribers.useInfiniteQuery(subscribersQuery(filters), paging);
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
    <div className={classes.subscriberCounts}>
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

/** A subscriber, with a button to delete the address. */
function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, status } = subscriber;
  const texts = subscribersTexts.remove;
  const remove = trpc.newsletter.removeSubscriber.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: texts.failed }),
  });
  return (
    <div className={classes.subscriber}>
      <p className={classes.subscriberEmail}>{email}</p>
      <p className={classes.subscriberStatus}>
        <Badge names={subscriberStatusNames} value={status} />
        <span>
          {subscribersTexts.dates[status]} <DateText date={pickDate(subscriber)} />
        </span>
      </p>
      <ConfirmButton
        variant="subtle"
        size="sm"
        isFinal
        label={texts.label(email)}
        texts={{ ...texts, text: texts.text(email) }}
        onConfirm={() => remove.mutateAsync({ id })}
      />
    </div>
  );
}
