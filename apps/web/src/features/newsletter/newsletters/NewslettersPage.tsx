import type { NewsletterEntry } from "@headwaters/contracts";
import { useNavigate } from "react-router-dom";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Badge } from "#ui/Badge.tsx";
import { useIdempotencyKey } from "#ui/forms/idempotencyKey.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { paging } from "#ui/lists/filters.ts";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import { newsletterStatusNames, newslettersTexts } from "./texts.ts";

const PAGE = { limit: 25 };

const getSubject = ({ subject }: NewsletterEntry) => subject || newslettersTexts.untitled;

const { columns: titles } = newslettersTexts;

const columns: Columns<NewsletterEntry> = [
  { title: titles.subject, cell: getSubject },
  {
    title: titles.status,
    width: "9rem",
    cell: ({ status }) => <Badge names={newsletterStatusNames} value={status} />,
  },
  {
    title: titles.sent,
    width: "11rem",
    align: "end",
    cell: ({ progress }) => progress && newslettersTexts.of(progress.sent, progress.total),
  },
  {
    title: titles.date,
    width: "11rem",
    align: "end",
    cell: ({ startedAt, updatedAt }) => <ShortTime date={startedAt ?? updatedAt} />,
  },
];

export const prefetch: Prefetch = ({ queries }) => queries.newsletter.list.prefetchInfinite(PAGE);

/** All newsletters, the newest first. */
export default function NewslettersPage() {
  const { title, description, lead, subscribers } = newslettersTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("editor", "newsletter")}
      actions={
        <>
          <LinkButton to={paths.subscribers} variant="default" size="sm">
            {subscribers}
          </LinkButton>
          <CreateButton />
        </>
      }
    >
      {() => <NewsletterList />}
    </StaffLayout>
  );
}

function NewsletterList() {
  const { list, failed, empty } = newslettersTexts;
  const query = trpc.newsletter.list.useInfiniteQuery(PAGE, paging);
  return (
    <ListTable
      query={query}
      label={list}
      failed={failed}
      empty={empty}
      columns={columns}
      getKey={({ id }) => id}
      getName={getSubject}
      getPath={({ id }) => paths.newsletter(id)}
    />
  );
}

/** Creates a draft and opens it. */
function CreateButton() {
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const create = trpc.newsletter.create.useMutation({
    onSuccess({ id }) {
      key.renew();
      return navigate(paths.newsletter(id));
    },
    onError: (error) => showFailure(error),
  });
  return (
    <ActionButton
      size="sm"
      isInactive={create.isPending}
      onClick={() => create.mutate({ idempotencyKey: key.get() })}
    >
      {create.isPending ? newslettersTexts.creating : newslettersTexts.create}
    </ActionButton>
  );
}
