import type { ItemKind } from "@headwaters/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { trpc } from "../../api/client.ts";
import { useCurrentUser } from "../../api/currentUser.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { Arrow } from "../../components/Arrow.tsx";
import { QuietHeader } from "../../components/QuietHeader.tsx";
import { History } from "../../components/writing/History.tsx";
import { historyQuery } from "../../components/writing/queries.ts";
import { historyTexts } from "../../content/myItems.ts";
import { kindNamed } from "../../itemPaths.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { Redirect } from "../../layout/Redirect.tsx";
import { paths } from "../../paths.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import classes from "./WritingPage.module.css";

export const prefetchHistory: Prefetch = async ({
  user,
  client,
  queryClient,
  params: { kind, id = "" },
}) => {
  const known = kindNamed(kind);
  if (user && known) await queryClient.prefetchQuery(historyQuery(client, known, id));
};

/** The versions of an item, for its author and staff. */
export function HistoryPage() {
  const { kind, id = "" } = useParams();
  const { pathname } = useLocation();
  const known = kindNamed(kind);
  const user = useCurrentUser();
  if (!user) return <Redirect to={paths.authFor(pathname)} />;
  if (!known) return <NotFoundPage />;
  return <Versions kind={known} id={id} />;
}

function Versions({ kind, id }: { kind: ItemKind; id: string }) {
  const navigate = useNavigate();
  const { client } = trpc.useUtils();
  const { data } = useQuery(historyQuery(client, kind, id));
  const { title, description, lead } = historyTexts;
  // Whose it is not sees no versions of it, published or not.
  if (data === null) return <NotFoundPage />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={title} title={data?.[0]?.title ?? title} lead={lead}>
        <p className={classes.queue}>
          <Link to={paths.writingItem(kind, id)}>
            <Arrow to="left" /> Back to editing
          </Link>
        </p>
      </QuietHeader>
      <div className={classes.page}>
        <History kind={kind} id={id} onRestored={() => navigate(paths.writingItem(kind, id))} />
      </div>
    </>
  );
}
