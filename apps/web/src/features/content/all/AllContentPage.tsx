import { useLocation } from "react-router-dom";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { ListRow, StaffFilters, StaffList } from "#layout/staff/StaffList.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { paging, readFilters } from "#ui/lists/filters.ts";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { contentTypeLabels } from "../contentNames.ts";
import { ContentStatus } from "../own/ContentStatus.tsx";
import { allContentTexts } from "../texts/editing/allContent.ts";
import { allContentBar, allContentList } from "./allContentList.ts";

export const prefetch = prefetchForStaff(({ queries, query }) =>
  queries.items.all.prefetchInfinite(readFilters(allContentList(query), query)),
);

/** The content of all authors. */
export default function AllContentPage() {
  const { title, description, lead } = allContentTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <AllContent />}
    </StaffLayout>
  );
}

function AllContent() {
  const query = new URLSearchParams(useLocation().search);
  const list = allContentList(query);
  const filters = readFilters(list, query);
  const content = trpc.items.all.useInfiniteQuery(filters, paging);
  const { label, failed, empty, someone, saved } = allContentTexts;
  const { author: id } = filters;
  const [first] = content.data?.pages[0]?.items ?? [];
  const author = id === undefined ? undefined : { id, name: first?.author?.name ?? id };
  return (
    <>
      <StaffFilters filters={filters}>
        <ListBar list={list} filters={filters} texts={allContentBar(author)} />
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
                <span>{item.author?.name ?? someone}</span>
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
