import {
  type Delivery,
  type DeliveryStatus,
  deliveryStatuses,
  type Webhook,
  webhookTypeNames,
} from "@headwaters/contracts";
import { lazy } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { SentLine, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { QueryView } from "#ui/lists/QueryView.tsx";
import shared from "#ui/shared.module.css";
import { webhooksTexts, webhookTexts } from "./texts.ts";
import { WebhookButton } from "./WebhookButton.tsx";

const importDialog = () => import("./dialogs.tsx");
const SecretDialog = lazy(async () => ({ default: (await importDialog()).SecretDialog }));

const deliveryList = (id: string) =>
  ({ path: paths.webhook(id), fields: { status: deliveryStatuses } }) as const;

export const prefetch = prefetchForStaff(({ queries, query, params: { id = "" } }) =>
  Promise.all([
    queries.webhooks.find.prefetch({ id }),
    queries.webhooks.deliveries.prefetchInfinite({ id, ...readFilters(deliveryList(id), query) }),
  ]),
);

/** A webhook with its deliveries. */
export default function WebhookPage() {
  const { id = "" } = useParams();
  return <LoadedWebhook key={id} id={id} />;
}

function LoadedWebhook({ id }: { id: string }) {
  const query = trpc.webhooks.find.useQuery({ id });
  const { description, back, failed, subscriptions, people, named, notNamed, deliveries } =
    webhookTexts;
  return (
    <QueryView query={query} title={webhooksTexts.title} failure={failed}>
      {(webhook) => (
        <StaffLayout
          title={new URL(webhook.url).host}
          lead={webhook.url}
          description={description}
          top={<BackLink to={paths.webhooks}>{back}</BackLink>}
        >
          {() => (
            <>
              <p>
                <strong>{subscriptions}:</strong>{" "}
                {webhook.types.map((type) => webhookTypeNames[type]).join(" · ")}
                <br />
                <strong>{people}:</strong> {webhook.sendsPersonalData ? named : notNamed}
              </p>
              <Actions webhook={webhook} />
              <h2>{deliveries.title}</h2>
              <Deliveries id={id} />
            </>
          )}
        </StaffLayout>
      )}
    </QueryView>
  );
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { id } = webhook;
  const { test, remove } = webhookTexts;
  const navigate = useNavigate();
  const onError = (error: unknown) => showFailure(error, { title: webhooksTexts.notChanged });
  const testing = trpc.webhooks.test.useMutation({
    onSuccess: () => toasts.show({ title: test.done, variant: "success" }),
    onError,
  });
  const removing = trpc.webhooks.remove.useMutation({
    // The page that still shows it is about to be left, so it must not refetch it.
    meta: { stale: "refetch later" },
    onSuccess() {
      toasts.show({ title: remove.done, variant: "success" });
      void navigate(paths.webhooks);
    },
    onError,
  });
  return (
    <div className={shared.row}>
      <WebhookButton webhook={webhook} />
      <ActionButton
        variant="outline"
        isInactive={testing.isPending}
        onClick={() => testing.mutate({ id })}
      >
        {testing.isPending ? test.pending : test.button}
      </ActionButton>
      <DialogButton
        variant="outline"
        importDialog={importDialog}
        dialog={(props) => <SecretDialog id={id} {...props} />}
      >
        {webhookTexts.secret.button}
      </DialogButton>
      <ConfirmButton texts={remove} isFinal onConfirm={() => removing.mutateAsync({ id })} />
    </div>
  );
}

function Deliveries({ id }: { id: string }) {
  const { label, filter, statuses, failed, empty } = webhookTexts.deliveries;
  const list = deliveryList(id);
  const filters = useFilters(list);
  const query = trpc.webhooks.deliveries.useInfiniteQuery({ id, ...filters }, paging);
  const choices = [{ field: "status", label: filter.label, all: filter.all, names: statuses }];
  return (
    <>
      <ListBar list={list} filters={filters} texts={{ choices }} />
      <StaffList query={query} label={label} failed={failed} empty={empty} getKey={({ id }) => id}>
        {(delivery) => <DeliveryLine delivery={delivery} />}
      </StaffList>
    </>
  );
}

const { statuses, tries, resend, notSent } = webhookTexts.deliveries;

const results = { pending: null, delivered: "good", failed: "bad" } as const satisfies Record<
  DeliveryStatus,
  unknown
>;

/** A delivery with its status. */
function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { id, type, status, attempts, lastError, deliveredAt, createdAt } = delivery;
  const title = webhookTypeNames[type] ?? type;
  const again = trpc.webhooks.resend.useMutation({
    onSuccess: () => toasts.show({ title: resend.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: notSent }),
  });
  return (
    <SentLine
      title={title}
      facts={
        <>
          {type} · {id}
        </>
      }
      error={lastError}
      status={
        <>
          {statuses[status]}
          {attempts > 0 && <> {attempts === 1 ? tries.one : tries.several(attempts)}</>}
        </>
      }
      result={results[status]}
      date={deliveredAt ?? createdAt}
      action={
        // A delivery that waits for a retry can also be sent at once.
        (status !== "pending" || attempts > 0) && (
          <ActionButton
            variant="outline"
            size="sm"
            aria-label={`${resend.button}: ${title}`}
            isInactive={again.isPending}
            onClick={() => again.mutate({ id })}
          >
            {again.isPending ? resend.pending : resend.button}
          </ActionButton>
        )
      }
    />
  );
}
