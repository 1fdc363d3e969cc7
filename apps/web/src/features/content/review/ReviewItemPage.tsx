import type { ContentTypeName } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import NotFoundPage from "../../../layout/not-found/NotFoundPage.tsx";
import { Spinner } from "../../../layout/Spinner.tsx";
import { prefetchForStaff, StaffLayout } from "../../../layout/staff/StaffLayout.tsx";
import { trpc } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/paths.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Notice } from "../../../ui/page/Notice.tsx";
import { useCurrentUser, useSignedOut } from "../../accounts/index.ts";
import { newestQuery } from "../editor/queries.ts";
import { kindNamed } from "../itemPaths.ts";
import { itemKindNames } from "../texts/myItems.ts";
import { reviewTexts } from "../texts/review.ts";
import { Review } from "./Review.tsx";
import classes from "./ReviewPage.module.css";

export const prefetch = prefetchForStaff(async (visit) => {
  const { client, queryClient, queries, params } = visit;
  const kind = kindNamed(params.kind);
  if (!kind) return;
  await Promise.all([
    queries.items.waiting.prefetch(),
    queryClient.prefetchQuery(newestQuery(client, kind, params.id ?? "")),
  ]);
});

/** One of the items that wait for staff. */
export default function ReviewItemPage() {
  const { kind, id = "" } = useParams();
  const known = kindNamed(kind);
  const user = useCurrentUser();
  if (user?.role !== "staff" || !known) return <NotFoundPage />;
  return <ItemToReview key={`${known}.${id}`} kind={known} id={id} />;
}

function ItemToReview({ kind, id }: { kind: ContentTypeName; id: string }) {
  const { client } = trpc.useUtils();
  const query = useQuery(newestQuery(client, kind, id));
  useSignedOut(query.error);
  if (query.isPending) return <Spinner />;
  if (query.data === null) return <NotFoundPage />;
  const { title: queue, description, item } = reviewTexts;
  const waits = query.data?.status === "waiting";
  const back = (
    <p className={classes.back}>
      <Link to={paths.review}>
        <Arrow to="left" /> {queue}
      </Link>
    </p>
  );
  return (
    <StaffLayout
      eyebrow={itemKindNames[kind]}
      title={query.data?.fields.title ?? queue}
      description={description}
      top={back}
    >
      {() => (
        <>
          {query.data && waits && <Review kind={kind} newest={query.data} />}
          {query.data && !waits && (
            <Notice level={2} title={item.gone.title}>
              <p>{item.gone.text}</p>
              <LinkButton to={paths.review}>Back to the Queue</LinkButton>
            </Notice>
          )}
          {query.error && !query.data && (
            <Notice level={2} title={item.failed}>
              <p>{query.error.message}</p>
              <Button loading={query.isFetching} onClick={() => query.refetch()}>
                Try again
              </Button>
            </Notice>
          )}
        </>
      )}
    </StaffLayout>
  );
}
