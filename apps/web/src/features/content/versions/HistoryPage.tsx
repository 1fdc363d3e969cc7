import type { ContentTypeName } from "@headwaters/contracts";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import { isHidden } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { contentProcedures, parseContentType } from "../contentTypes.ts";
import classes from "../manage/MyContentPage.module.css";
import { historyTexts } from "../texts/editing/myContent.ts";
import { History } from "./History.tsx";

export const prefetch: Prefetch = async ({ user, queries, params: { kind, id = "" } }) => {
  const known = parseContentType(kind);
  if (user && known) await contentProcedures(queries, known).history.prefetch({ id });
};

/** The versions of an item, for its author and staff. */
export default function HistoryPage() {
  const { kind, id = "" } = useParams();
  const { pathname } = useLocation();
  const known = parseContentType(kind);
  const user = useCurrentUser();
  if (!user) return <Redirect to={paths.authFor(pathname)} />;
  if (!known) return <NotFoundPage />;
  return <Versions kind={known} id={id} />;
}

function Versions({ kind, id }: { kind: ContentTypeName; id: string }) {
  const navigate = useNavigate();
  // Only callers who can edit the item see its versions.
  const options = { throwOnError: isHidden };
  const { data } = contentProcedures(trpc, kind).history.useQuery({ id }, options);
  const { title, description, lead } = historyTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={title} title={data?.[0]?.title ?? title} lead={lead}>
        <p className={classes.queue}>
          <Link to={paths.editContent(kind, id)}>
            <Arrow to="left" /> Back to editing
          </Link>
        </p>
      </QuietHeader>
      <div className={classes.page}>
        <History kind={kind} id={id} onRestored={() => navigate(paths.editContent(kind, id))} />
      </div>
    </>
  );
}
