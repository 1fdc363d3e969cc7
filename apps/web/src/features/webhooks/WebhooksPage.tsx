import { MAX_WEBHOOKS, type Webhook } from "@headwaters/contracts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, toPagedQuery } from "#ui/table/ListTable.tsx";
import { formatTypes, webhooksTexts } from "./texts.ts";
import { WebhookButton } from "./WebhookButton.tsx";

const { columns: titles, failures } = webhooksTexts;

const columns: Columns<Webhook> = [
  { title: titles.url, cell: ({ url }) => url },
  { title: titles.types, isExtra: true, cell: ({ types }) => formatTypes(types) },
  {
    title: titles.failures,
    width: "11rem",
    cell: ({ failedDeliveries: count }) =>
      count > 0 && <Badge names={{ failed: failures(count) }} value="failed" isWarning />,
  },
  {
    title: titles.since,
    width: "9rem",
    align: "end",
    cell: ({ createdAt }) => <DateText date={createdAt} />,
  },
];

export const prefetch: Prefetch = ({ queries }) => queries.webhooks.list.prefetch();

/** All webhooks. */
export default function WebhooksPage() {
  const { title, description, lead, reference } = webhooksTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "webhooks")}
      actions={
        <>
          {/* Not a page of the application, so no router link. */}
          <a href="/api/docs#webhooks">{reference}</a>
          <NewWebhook />
        </>
      }
    >
      {() => <Webhooks />}
    </StaffLayout>
  );
}

function NewWebhook() {
  const webhooks = trpc.webhooks.list.useQuery().data;
  if (!webhooks) return null;
  return webhooks.length < MAX_WEBHOOKS ? <WebhookButton /> : <span>{webhooksTexts.tooMany}</span>;
}

function Webhooks() {
  const query = trpc.webhooks.list.useQuery();
  const { label, failed, empty } = webhooksTexts;
  return (
    <ListTable
      query={toPagedQuery(query, query.data)}
      label={label}
      failed={failed}
      empty={empty}
      columns={columns}
      getKey={({ id }) => id}
      getName={({ url }) => url}
      getPath={({ id }) => paths.webhook(id)}
    />
  );
}
