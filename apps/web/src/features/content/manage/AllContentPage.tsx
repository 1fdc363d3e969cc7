import {
  type AuthoredEntries,
  type ContentTypeName,
  contentOrders,
  contentStatuses,
  contentTypeNames,
} from "@headwaters/contracts";
import { useLocation } from "react-router-dom";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { type ListBarTexts, paging, readFilters } from "#ui/lists/filters.ts";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, type TableAction } from "#ui/table/ListTable.tsx";
import { contentStatusNames, contentTypeLabels } from "../contentNames.ts";
import { StatusLine } from "./ContentStatus.tsx";
import { allContentTexts } from "./texts.ts";

type Entry = AuthoredEntries["items"][number];

const { columns: titles, takeDown, ...texts } = allContentTexts;

const columns: Columns<Entry> = [
  { title: titles.title, cell: ({ title }) => title, orders: { ascending: "title" } },
  {
    title: titles.kind,
    width: "8rem",
    isExtra: true,
    cell: ({ kind }) => <Badge names={contentTypeLabels} value={kind} />,
  },
  { title: titles.state, width: "15rem", cell: (item) => <StatusLine item={item} /> },
  {
    title: titles.author,
    width: "11rem",
    isExtra: true,
    cell: ({ author }) => author?.name ?? staffTexts.someone,
  },
  {
    title: titles.saved,
    width: "8rem",
    align: "end",
    cell: ({ savedAt }) => <ShortTime date={savedAt} />,
    orders: { descending: "saved" },
  },
];

export const prefetch: Prefetch = ({ queries, query }) =>
  queries.items.all.prefetchInfinite(readFilters(parseList(query), query));

export default function AllContentPage() {
  const { title, description, lead } = texts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("editor", "all-content")}
    >
      {() => <AllContent />}
    </StaffLayout>
  );
}

function AllContent() {
  const query = new URLSearchParams(useLocation().search);
  const list = parseList(query);
  const filters = readFilters(list, query);
  const content = trpc.items.all.useInfiniteQuery(filters, paging);
  const { author: id } = filters;
  const [first] = content.data?.pages[0]?.items ?? [];
  const author = id === undefined ? undefined : { id, name: first?.author?.name ?? id };
  return (
    <ListTable
      query={content}
      list={list}
      filters={filters}
      bar={createBar(author)}
      label={texts.label}
      failed={texts.failed}
      empty={texts.empty}
      columns={columns}
      getKey={({ kind, id }) => `${kind}.${id}`}
      getName={({ title }) => title}
      getPath={({ kind, id }) => paths.editContent(kind, id)}
      actions={[useTakeDown()]}
    />
  );
}

/** Takes published content down. An event with registrations stays: its page asks what to write to families. */
function useTakeDown(): TableAction<Entry> {
  const unpublish = {
    news: trpc.news.unpublish.useMutation(),
    events: trpc.events.unpublish.useMutation(),
    education: trpc.education.unpublish.useMutation(),
  } satisfies Record<ContentTypeName, unknown>;
  return {
    label: takeDown.button,
    confirm: (items) => ({ ...takeDown, title: takeDown.title(items.length) }),
    applies: ({ isPublished }) => isPublished,
    run: ({ kind, id }) => unpublish[kind].mutateAsync({ id }),
    done: takeDown.done,
  };
}

const ACCOUNT_ID = /^[\w-]{1,64}$/;

/** The list of all content as its address filters it; any author may be named there. */
function parseList(query: URLSearchParams) {
  const author = query.get("author") ?? "";
  return {
    path: paths.staffContent,
    fields: {
      status: contentStatuses,
      kind: contentTypeNames,
      author: ACCOUNT_ID.test(author) ? [author] : [],
      order: contentOrders,
    },
  } as const;
}

/** @param author the author by whom the list is filtered */
function createBar(author?: { id: string; name: string }): ListBarTexts {
  const { search, filters } = texts;
  const { status, kind, author: by } = filters;
  return {
    search,
    choices: [
      { field: "status", ...status, names: contentStatusNames, isBox: true },
      { field: "kind", ...kind, names: contentTypeLabels, isBox: true },
      ...(author
        ? [{ field: "author", ...by, names: { [author.id]: author.name }, isBox: true as const }]
        : []),
    ],
  };
}
