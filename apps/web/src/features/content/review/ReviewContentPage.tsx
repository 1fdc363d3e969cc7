import type { ContentTypeName } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Spinner } from "#layout/Spinner.tsx";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { RelativeTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentTypeLabels } from "../contentNames.ts";
import { contentProcedures, parseContentType } from "../contentTypes.ts";
import type { EditableContent } from "../form/values.ts";
import { ContentPreview, type ReadableContent, readContent } from "../versions/ContentPreview.tsx";
import { Decision } from "./Decision.tsx";
import classes from "./Review.module.css";
import { reviewTexts } from "./texts.ts";

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
  const isPendingReview = query.data?.status === "waiting";
  const back = { to: paths.review, label: queue };
  return (
    <StaffLayout
      eyebrow={contentTypeLabels[kind]}
      title={query.data?.fields.title ?? queue}
      description={description}
      back={back}
    >
      {() => (
        <>
          {query.data && isPendingReview && <Review kind={kind} newest={query.data} />}
          {query.data && !isPendingReview && (
            <Notice level={2} title={item.notPending.title}>
              <p>{item.notPending.text}</p>
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

/** A pending item with the decisions of staff. */
function Review({ kind, newest }: { kind: ContentTypeName; newest: EditableContent }) {
  const queue = trpc.items.waiting.useQuery();
  const entry = queue.data?.find((item) => item.kind === kind && item.id === newest.id);
  const content = readContent(kind, newest.fields);
  const isChange = newest.isPublished && newest.isAhead;
  const isOutdated = queue.data !== undefined && entry?.version !== newest.version;
  return (
    <>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <div>
          <dt>By</dt>
          <dd>{entry?.author ?? newest.savedBy ?? staffTexts.someone}</dd>
          {entry?.isAuthorUnconfirmed && <dd>{reviewTexts.unconfirmed}</dd>}
        </div>
        <div>
          <dt>Sent in</dt>
          <dd>
            <RelativeTime since={entry?.submittedAt ?? newest.savedAt} />
          </dd>
        </div>
        <div>
          <dt>What it is</dt>
          <dd>{isChange ? reviewTexts.change : reviewTexts.newItem}</dd>
        </div>
        {newest.publishAt && (
          <div>
            <dt>{reviewTexts.item.afterwards}</dt>
            <dd>
              <DateText date={newest.publishAt} withTime />
            </dd>
          </div>
        )}
      </dl>
      {isChange ? (
        <Comparison kind={kind} id={newest.id} content={content} />
      ) : (
        <section className={`${lists.box} ${classes.sheet}`} aria-label={reviewTexts.item.proposed}>
          <ContentPreview content={content} level={2} />
        </section>
      )}
      <Decision kind={kind} newest={newest} isOutdated={isOutdated} />
    </>
  );
}

const ChangedWords = lazy(async () => ({
  default: (await import("../versions/ChangedWords.tsx")).ChangedWords,
}));

interface ComparisonProps {
  kind: ContentTypeName;
  id: string;
  content: ReadableContent;
}

/** A change beside the published version, with differing words marked. */
function Comparison({ kind, id, content }: ComparisonProps) {
  const [isByWord, setByWord] = useState(false);
  const { data } = contentProcedures(trpc, kind).get.useQuery({ id }, { throwOnError: false });
  const present = data ? readContent(kind, data) : null;
  const { published, proposed, byWord } = reviewTexts.item;
  const view = (name: string, isWordView: boolean) => (
    <Button
      variant={isByWord === isWordView ? "filled" : "default"}
      size="sm"
      aria-pressed={isByWord === isWordView}
      onClick={() => setByWord(isWordView)}
    >
      {name}
    </Button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={shared.row} data-no-print role="group" aria-label="View">
        {view("Side by Side", false)}
        {view("Word by Word", true)}
      </div>
      {isByWord && present ? (
        <Sheet id="words" title={byWord}>
          <Suspense>
            <ChangedWords before={present} after={content} />
          </Suspense>
        </Sheet>
      ) : (
        <div className={classes.pair}>
          {present && (
            <Sheet id="now" title={published}>
              <ContentPreview content={present} level={3} />
            </Sheet>
          )}
          <Sheet id="coming" title={proposed}>
            <ContentPreview content={content} level={3} />
          </Sheet>
        </div>
      )}
    </>
  );
}

function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`${lists.box} ${classes.sheet}`} aria-labelledby={id}>
      <h2 id={id} className={`${shared.eyebrow} ${classes.label}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
