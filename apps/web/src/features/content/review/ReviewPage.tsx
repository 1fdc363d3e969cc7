import type { WaitingContent } from "@headwaters/contracts";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, toPagedQuery } from "#ui/table/ListTable.tsx";
import { contentTypeLabels } from "../contentNames.ts";
import classes from "./Review.module.css";
import { reviewTexts } from "./texts.ts";

const { columns: titles } = reviewTexts;

const columns: Columns<WaitingContent> = [
  { title: titles.title, cell: ({ title }) => title },
  {
    title: titles.kind,
    width: "8rem",
    cell: ({ kind }) => <Badge names={contentTypeLabels} value={kind} />,
  },
  {
    title: titles.what,
    width: "14rem",
    isExtra: true,
    cell: ({ isPublished }) => (isPublished ? reviewTexts.change : reviewTexts.newItem),
  },
  {
    title: titles.author,
    width: "13rem",
    cell: ({ author, isAuthorUnconfirmed }) => (
      <>
        {author ?? staffTexts.someone}
        {isAuthorUnconfirmed && <span className={shared.small}> {reviewTexts.unconfirmed}</span>}
      </>
    ),
  },
  {
    title: titles.sent,
    width: "8rem",
    align: "end",
    cell: ({ submittedAt }) => <ShortTime date={submittedAt} />,
  },
];

export const prefetch: Prefetch = ({ queries }) =>
  Promise.all([queries.items.waiting.prefetch(), queries.items.policy.prefetch()]);

export default function ReviewPage() {
  const { title, description, lead } = reviewTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("editor", "review-queue")}
    >
      {() => (
        <>
          <PolicyNote />
          <ReviewQueue />
        </>
      )}
    </StaffLayout>
  );
}

/** Explains that content is not reviewed, and how to change that. */
function PolicyNote() {
  const { data } = trpc.items.policy.useQuery();
  if (data !== "open") return null;
  const { title, text, setting } = reviewTexts.open;
  return (
    <div className={`${shared.note} ${classes.policy}`}>
      <h2>{title}</h2>
      <p>
        {text[0]}
        <code>{setting}</code>
        {text[1]}
      </p>
    </div>
  );
}

/** Pending items, oldest first; the stream of changes refetches them. */
function ReviewQueue() {
  const query = trpc.items.waiting.useQuery();
  const publish = trpc.items.publish.useMutation();
  const { failed, empty, approve } = reviewTexts;
  return (
    <ListTable
      query={toPagedQuery(query, query.data)}
      label={reviewTexts.title}
      failed={failed}
      empty={empty}
      columns={columns}
      // A newer version is another choice: nobody approves what they have not read.
      getKey={({ kind, id, version }) => `${kind}.${id}.${version}`}
      getName={({ title }) => title}
      getPath={({ kind, id }) => paths.reviewItem(kind, id)}
      actions={[
        {
          label: approve.button,
          confirm: (items) => ({ ...approve, title: approve.title(items.length) }),
          run: ({ kind, id, version }) => publish.mutateAsync({ kind, id, version }),
          done: approve.done,
        },
      ]}
    />
  );
}
