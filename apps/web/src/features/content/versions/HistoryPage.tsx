import type { ContentTypeName } from "@headwaters/contracts";
import { useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { contentProcedures, parseContentType } from "../contentTypes.ts";
import classes from "./HistoryPage.module.css";
import { historyTexts } from "./texts.ts";
import { VersionView } from "./VersionView.tsx";

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

interface HistoryProps {
  kind: ContentTypeName;
  id: string;
}

function Versions({ kind, id }: HistoryProps) {
  // Only callers who can edit the item see its versions.
  const options = { throwOnError: isInaccessible };
  const { data } = contentProcedures(trpc, kind).history.useQuery({ id }, options);
  const { title, description, lead } = historyTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={title} title={data?.[0]?.title ?? title} lead={lead}>
        <p className={classes.back}>
          <Link to={paths.editContent(kind, id)}>
            <Arrow to="left" /> Back to editing
          </Link>
        </p>
      </QuietHeader>
      <div className={classes.page}>
        <History kind={kind} id={id} />
      </div>
    </>
  );
}

/** The saved versions of an item, with editor and time, and a way to restore them. */
function History({ kind, id }: HistoryProps) {
  const navigate = useNavigate();
  const query = contentProcedures(trpc, kind).history.useQuery({ id }, freshQuery);
  const [opened, setOpened] = useState<number | null>(null);
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) {
    return <LoadFailure level={2} title={historyTexts.failed} query={query} />;
  }
  const versions = query.data;
  const newest = versions[0]?.version;
  return (
    <ol className={lists.list} reversed>
      {versions.map(({ version, title, savedAt, savedBy }, index) => {
        const before = versions[index + 1];
        const isOpen = opened === version;
        const viewId = `version-${version}`;
        return (
          <li key={version}>
            <div className={`${shared.between} ${classes.head}`}>
              <div className={classes.text}>
                <p className={classes.when}>
                  <DateText date={savedAt} withTime />
                  {version === newest && (
                    <span className={shared.eyebrow}>{historyTexts.newest}</span>
                  )}
                </p>
                <p className={shared.small}>
                  Version {version}, saved by {savedBy ?? staffTexts.someone}
                </p>
                <p className={classes.title}>{title}</p>
              </div>
              <OpenButton
                variant="default"
                size="sm"
                aria-expanded={isOpen}
                aria-controls={isOpen ? viewId : undefined}
                onOpen={() => setOpened(isOpen ? null : version)}
              >
                {isOpen ? "Close" : "View"}
                <span className={hidden.hidden}> version {version}</span>
              </OpenButton>
            </div>
            {isOpen && (
              <div id={viewId} className={`${lists.box} ${classes.view}`}>
                <VersionView
                  kind={kind}
                  address={{ id, version }}
                  before={before ? { id, version: before.version } : null}
                  isNewest={version === newest}
                  onRestored={() => {
                    setOpened(null);
                    navigate(paths.editContent(kind, id));
                  }}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
