import type { ContentTypeName } from "@headwaters/contracts";
import { useParams } from "react-router-dom";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { parseContentType } from "../../contentPaths.ts";
import { contentProcedures } from "../../contentProcedures.ts";
import { contentTypeLabels } from "../../texts/editing/myContent.ts";
import { reviewTexts } from "../../texts/editing/review.ts";
import { Review } from "./Review.tsx";

export const prefetch = prefetchForStaff(async ({ queries, params: { kind: name, id = "" } }) => {
  const kind = parseContentType(name);
  if (!kind) return;
  await Promise.all([
    queries.items.waiting.prefetch(),
    contentProcedures(queries, kind).edit.prefetch({ id }),
  ]);
});

/** An item under review. */
export default function ReviewContentPage() {
  const { kind, id = "" } = useParams();
  const known = parseContentType(kind);
  if (!known) return <NotFoundPage />;
  return <ContentToReview key={`${known}.${id}`} kind={known} id={id} />;
}

function ContentToReview({ kind, id }: { kind: ContentTypeName; id: string }) {
  const query = contentProcedures(trpc, kind).edit.useQuery({ id });
  if (query.isPending) return <Spinner />;
  const { title: queue, description, item } = reviewTexts;
  const waits = query.data?.status === "waiting";
  const back = <BackLink to={paths.review}>{queue}</BackLink>;
  return (
    <StaffLayout
      eyebrow={contentTypeLabels[kind]}
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
            <LoadFailure level={2} title={item.failed} query={query} />
          )}
        </>
      )}
    </StaffLayout>
  );
}
