import { MAX_WEBHOOKS, webhookTypeNames } from "@headwaters/contracts";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { webhooksTexts } from "./texts.ts";
import { WebhookButton } from "./WebhookButton.tsx";

export const prefetch = prefetchForStaff(({ queries }) => queries.webhooks.list.prefetch());

/** All webhooks. */
export default function WebhooksPage() {
  const { title, description, lead } = webhooksTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <Webhooks />}
    </StaffLayout>
  );
}

function Webhooks() {
  const query = trpc.webhooks.list.useQuery();
  const { label, failed, empty, failures, reference, tooMany } = webhooksTexts;
  const webhooks = query.data;
  // A single page, as the number of webhooks is limited.
  const data = webhooks && { pages: [{ items: webhooks, nextCursor: null }] };
  const list = {
    ...query,
    data,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => {},
  };
  return (
    <>
      <div className={shared.row}>
        {webhooks && webhooks.length < MAX_WEBHOOKS && <WebhookButton />}
        {webhooks && webhooks.length >= MAX_WEBHOOKS && <span>{tooMany}</span>}
        {/** Not a page of the application, so no router link. */}
        <a href="/api/docs#webhooks">{reference}</a>
      </div>
      <StaffList query={list} label={label} failed={failed} empty={empty} getKey={({ id }) => id}>
        {({ id, url, types, failedDeliveries, createdAt }) => (
          <ListRow
            to={paths.webhook(id)}
            title={url}
            labels={
              failedDeliveries > 0 && (
                <Badge names={{ failed: failures(failedDeliveries) }} value="failed" isWarning />
              )
            }
            side={<DateText date={createdAt} />}
          >
            {types.map((type) => webhookTypeNames[type]).join(" · ")}
          </ListRow>
        )}
      </StaffList>
    </>
  );
}
