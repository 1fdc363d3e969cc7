import { contentStatuses, contentTypeNames } from "@headwaters/contracts";
import { useLocation } from "react-router-dom";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { type ListBarTexts, paging, readFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { contentStatusNames, contentTypeLabels } from "../contentNames.ts";
import { ContentStatus } from "./ContentStatus.tsx";
import { allContentTexts } from "./texts.ts";

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.items.all.prefetchInfinite(readFilters(parseList(query), query)),
);

export default function AllContentPage() {
  const { title, description, lead } = allContentTexts;
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
  const { label, failed, empty, saved } = allContentTexts;
  const { author: id } = filters;
  const [first] = content.data?.pages[0]?.items ?? [];
  const author = id === undefined ? undefined : { id, name: first?.author?.name ?? id };
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={list} filters={filters} texts={createBar(author)} />
      </StaffFilters>
      <StaffList
        query={content}
        label={label}
        failed={failed}
        empty={empty}
        getKey={({ kind, id }) => `${kind}.${id}`}
      >
        {(item) => (
          <ListRow
            to={paths.editContent(item.kind, item.id)}
            title={item.title}
            labels={<Badge names={contentTypeLabels} value={item.kind} />}
            side={
              <>
                <span>{item.author?.name ?? staffTexts.someone}</span>
                <span>
                  {saved} <DateText date={item.savedAt} withTime />
                </span>
              </>
            }
          >
            <ContentStatus item={item} />
          </ListRow>
        )}
      </StaffList>
    </>
  );
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
    },
  } as const;
}

/** @param author the author by whom the list is filtered */
function createBar(author?: { id: string; name: string }): ListBarTexts {
  const { search, filters } = allContentTexts;
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
