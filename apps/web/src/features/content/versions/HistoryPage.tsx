import type { ContentTypeName, SavedVersion } from "@headwaters/contracts";
import { useLocation, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable, toPagedQuery } from "#ui/table/ListTable.tsx";
import { contentProcedures, parseContentType } from "../contentTypes.ts";
import { historyTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries, params: { kind, id = "" } }) => {
  const known = parseContentType(kind);
  if (user && known) await contentProcedures(queries, known).history.prefetch({ id });
};

/** The saved versions of an item, for its author and staff; each opens beside the list. */
export default function HistoryPage() {
  const { kind, id = "" } = useParams();
  const { pathname } = useLocation();
  const known = parseContentType(kind);
  const user = useCurrentUser();
  if (!user) return <Redirect to={paths.authFor(pathname)} />;
  if (!known) return <NotFoundPage />;
  return <History kind={known} id={id} />;
}

function History({ kind, id }: { kind: ContentTypeName; id: string }) {
  const query = contentProcedures(trpc, kind).history.useQuery(
    { id },
    // Only callers who can edit the item see its versions.
    { ...freshQuery, throwOnError: isInaccessible },
  );
  const versions = query.data;
  const newest = versions?.[0];
  const { title, description, lead, back, failed, columns: titles } = historyTexts;
  const { newest: newestName } = historyTexts;
  const columns: Columns<SavedVersion> = [
    {
      title: titles.version,
      width: "13rem",
      cell: ({ version }) => (
        <span className={shared.labels}>
          {historyTexts.version(version)}
          {version === newest?.version && <Badge names={{ newest: newestName }} value="newest" />}
        </span>
      ),
    },
    { title: titles.title, cell: (saved) => <span dir="auto">{saved.title}</span> },
    { title: titles.savedBy, width: "12rem", cell: ({ savedBy }) => savedBy ?? staffTexts.someone },
    {
      title: titles.saved,
      width: "17rem",
      align: "end",
      cell: ({ savedAt }) => <DateText date={savedAt} withTime />,
    },
  ];
  return (
    <StaffLayout
      title={newest?.title ?? title}
      documentTitle={title}
      description={description}
      eyebrow={title}
      lead={lead}
      guide={paths.guide("author", "change-or-remove-it")}
      back={{ to: paths.editContent(kind, id), label: back }}
    >
      {() => (
        <ListTable
          query={toPagedQuery(query, versions)}
          list={{ path: paths.contentHistory(kind, id), fields: {} }}
          label={title}
          failed={failed}
          columns={columns}
          getKey={({ version }) => String(version)}
          getName={({ version }) => historyTexts.version(version)}
          getPath={({ version }) => paths.contentVersion(kind, id, version)}
        />
      )}
    </StaffLayout>
  );
}
