import { type Subscriber, subscriberStatuses, subscriberStatusNames } from "@headwaters/contracts";
import { ConfirmedDownload } from "#features/accounts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { pages, paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { withCounts } from "#ui/lists/texts.ts";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { newslettersTexts, subscribersTexts } from "./texts.ts";

/** Filters in the list's address. */
const subscribersList = {
  path: pages.subscribers,
  fields: { status: subscriberStatuses },
} as const;

const { columns: titles, remove } = subscribersTexts;

const getEmail = ({ email }: Subscriber) => email;

const pickDate = ({ status, createdAt, confirmedAt, unsubscribedAt }: Subscriber) =>
  ({ pending: createdAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt })[status] ??
  createdAt;

const columns: Columns<Subscriber> = [
  { title: titles.email, cell: getEmail },
  {
    title: titles.status,
    width: "12rem",
    cell: ({ status }) => <Badge names={subscriberStatusNames} value={status} />,
  },
  {
    title: titles.since,
    width: "10rem",
    align: "end",
    cell: (subscriber) => <DateText date={pickDate(subscriber)} />,
  },
];

export const prefetch: Prefetch = ({ queries, query }) =>
  Promise.all([
    queries.newsletter.subscriberCounts.prefetch(),
    queries.newsletter.subscribers.prefetchInfinite(readFilters(subscribersList, query)),
  ]);

/** The list of subscribers. */
export default function SubscribersPage() {
  const { title, description, lead, file } = subscribersTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("editor", "subscribers")}
      back={{ to: paths.newsletters, label: newslettersTexts.back }}
      actions={<ConfirmedDownload href={paths.subscribersFile}>{file}</ConfirmedDownload>}
    >
      {() => <Subscribers />}
    </StaffLayout>
  );
}

function Subscribers() {
  const { list, failed, empty } = subscribersTexts;
  const filters = useFilters(subscribersList);
  const query = trpc.newsletter.subscribers.useInfiniteQuery(filters, paging);
  const removal = trpc.newsletter.removeSubscriber.useMutation();
  return (
    <ListTable
      query={query}
      list={subscribersList}
      filters={filters}
      bar={useBarTexts()}
      label={list}
      failed={failed}
      empty={empty}
      columns={columns}
      getKey={({ id }) => id}
      getName={getEmail}
      actions={[
        {
          label: remove.button,
          confirm: (subscribers) => ({ ...remove, ...remove.ask(subscribers.map(getEmail)) }),
          run: ({ id }) => removal.mutateAsync({ id }),
          done: remove.done,
        },
      ]}
    />
  );
}

/** The texts of filters and search, with the number of subscribers by status. */
function useBarTexts(): ListBarTexts {
  const { search, status, all } = subscribersTexts.bar;
  const counts = trpc.newsletter.subscriberCounts.useQuery().data;
  const names = withCounts(subscriberStatusNames, counts);
  return { search, choices: [{ field: "status", label: status, all, names }] };
}
