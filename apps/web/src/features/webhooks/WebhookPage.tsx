import {
  type Delivery,
  deliveryStatuses,
  type Webhook,
  webhookTypeNames,
} from "@headwaters/contracts";
import { lazy } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { SendStatus } from "#layout/staff/SendStatus.tsx";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { isUnknownAtFirst } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { Fact } from "#ui/lists/Fact.tsx";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { formatTypes, webhooksTexts, webhookTexts } from "./texts.ts";
import { WebhookButton } from "./WebhookButton.tsx";
import classes from "./WebhookPage.module.css";

const importDialog = () => import("./dialogs.tsx");
const SecretDialog = lazy(async () => ({ default: (await importDialog()).SecretDialog }));

const deliveryList = (id: string) =>
  ({ path: paths.webhook(id), fields: { status: deliveryStatuses } }) as const;

export const prefetch: Prefetch = ({ queries, query, params: { id = "" } }) =>
  Promise.all([
    queries.webhooks.find.prefetch({ id }),
    queries.webhooks.deliveries.prefetchInfinite({ id, ...readFilters(deliveryList(id), query) }),
  ]);

/** A webhook with its deliveries. */
export default function WebhookPage() {
  const { id = "" } = useParams();
  return <LoadedWebhook key={id} id={id} />;
}

function LoadedWebhook({ id }: { id: string }) {
  const query = trpc.webhooks.find.useQuery({ id }, { throwOnError: isUnknownAtFirst });
  const webhook = query.data;
  const { description, back, failed, facts, named, notNamed, deliveries } = webhookTexts;
  return (
    <StaffEntry
      back={{ to: paths.webhooks, label: back }}
      title={webhook ? new URL(webhook.url).host : webhooksTexts.title}
      description={description}
    >
      {webhook ? (
        <>
          <dl className={`${lists.facts} ${classes.facts}`}>
            <Fact term={facts.url}>{webhook.url}</Fact>
            <Fact term={facts.types}>{formatTypes(webhook.types)}</Fact>
            <Fact term={facts.people}>{webhook.sendsPersonalData ? named : notNamed}</Fact>
          </dl>
          <Actions webhook={webhook} />
          <h2 className={shared.heading}>{deliveries.title}</h2>
          <Deliveries id={id} />
        </>
      ) : (
        <EntryState title={failed} query={query} />
      )}
    </StaffEntry>
  );
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { id } = webhook;
  const { test, remove } = webhookTexts;
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const onError = (error: unknown) => showFailure(error, { title: webhooksTexts.notChanged });
  const testing = trpc.webhooks.test.useMutation({
    onSuccess: () => toasts.show({ title: test.done, variant: "success" }),
    onError,
  });
  const removing = trpc.webhooks.remove.useMutation({
    // The entry that still shows it is about to be left, so it must not refetch it.
    meta: { stale: "refetch later" },
    onSuccess() {
      toasts.show({ title: remove.done, variant: "success" });
      void utils.webhooks.list.invalidate();
      void navigate(paths.webhooks);
    },
    onError,
  });
  return (
    <div className={shared.row}>
      <WebhookButton webhook={webhook} />
      <ActionButton
        variant="outline"
        size="sm"
        isInactive={testing.isPending}
        onClick={() => testing.mutate({ id })}
      >
        {testing.isPending ? test.pending : test.button}
      </ActionButton>
      <DialogButton
        variant="outline"
        size="sm"
        importDialog={importDialog}
        dialog={(props) => <SecretDialog id={id} {...props} />}
      >
        {webhookTexts.secret.button}
      </DialogButton>
      <ConfirmButton
        size="sm"
        texts={remove}
        isFinal
        onConfirm={() => removing.mutateAsync({ id })}
      />
    </div>
  );
}

const { columns: titles, statuses, filter, resend } = webhookTexts.deliveries;

const formatType = ({ type }: Delivery) => webhookTypeNames[type] ?? type;

const columns: Columns<Delivery> = [
  {
    title: titles.what,
    cell: (delivery) => (
      <>
        {formatType(delivery)}
        <p className={shared.small}>{delivery.id}</p>
      </>
    ),
  },
  {
    title: titles.status,
    width: "13rem",
    cell: ({ status, attempts, lastError }) => (
      <SendStatus
        name={statuses[status]}
        attempts={attempts}
        hasFailed={status === "failed"}
        error={lastError}
      />
    ),
  },
  {
    title: titles.date,
    width: "7.5rem",
    align: "end",
    cell: ({ deliveredAt, createdAt }) => <ShortTime date={deliveredAt ?? createdAt} />,
  },
];

const bar = {
  choices: [{ field: "status", label: filter.label, all: filter.all, names: statuses }],
};

function Deliveries({ id }: { id: string }) {
  const { label, failed, empty } = webhookTexts.deliveries;
  const list = deliveryList(id);
  const filters = useFilters(list);
  const query = trpc.webhooks.deliveries.useInfiniteQuery({ id, ...filters }, paging);
  const again = trpc.webhooks.resend.useMutation();
  return (
    <ListTable
      isInEntry
      query={query}
      list={list}
      filters={filters}
      bar={bar}
      label={label}
      failed={failed}
      empty={empty}
      columns={columns}
      getKey={({ id }) => id}
      getName={formatType}
      actions={[
        {
          label: resend.button,
          // A delivery that waits for a retry can also be sent at once.
          applies: ({ status, attempts }) => status !== "pending" || attempts > 0,
          run: ({ id }) => again.mutateAsync({ id }),
          done: resend.done,
        },
      ]}
    />
  );
}
