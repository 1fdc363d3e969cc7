import type { ContentTypeName, WaitingContent } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import NotFoundPage from "#layout/NotFoundPage.tsx";
import { Spinner } from "#layout/Spinner.tsx";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { RelativeTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Fact } from "#ui/lists/Fact.tsx";
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

export const prefetch: Prefetch = async ({ queries, params: { kind: name, id = "" } }) => {
  const kind = parseContentType(name);
  if (!kind) return;
  await Promise.all([
    queries.items.waiting.prefetch(),
    contentProcedures(queries, kind).edit.prefetch({ id }),
  ]);
};

/** An item under review. */
export default function ReviewContentPage() {
  const { kind, id = "" } = useParams();
  const known = parseContentType(kind);
  if (!known) return <NotFoundPage />;
  return <ContentToReview key={`${known}.${id}`} kind={known} id={id} />;
}

function ContentToReview({ kind, id }: { kind: ContentTypeName; id: string }) {
  const query = contentProcedures(trpc, kind).edit.useQuery({ id });
  const queue = trpc.items.waiting.useQuery();
  if (query.isPending) return <Spinner />;
  const { title, description, item } = reviewTexts;
  const newest = query.data;
  const isWaiting = newest?.status === "waiting";
  const entry = queue.data?.find((one) => one.kind === kind && one.id === id);
  const isOutdated = queue.data !== undefined && entry?.version !== newest?.version;
  return (
    <StaffLayout
      eyebrow={contentTypeLabels[kind]}
      title={newest?.fields.title ?? title}
      description={description}
      back={{ to: paths.review, label: title }}
      actions={isWaiting && <Decision kind={kind} newest={newest} isOutdated={isOutdated} />}
    >
      {() => (
        <>
          {isWaiting && <Review kind={kind} newest={newest} entry={entry} />}
          {newest && !isWaiting && (
            <Notice level={2} title={item.notPending.title}>
              <p>{item.notPending.text}</p>
              <LinkButton to={paths.review}>Back to the Queue</LinkButton>
            </Notice>
          )}
          {query.error && !newest && <LoadFailure level={2} title={item.failed} query={query} />}
        </>
      )}
    </StaffLayout>
  );
}

interface ReviewProps {
  kind: ContentTypeName;
  newest: EditableContent;
  /** Its entry in the queue. */
  entry: WaitingContent | undefined;
}

/** A pending item with what staff have to know to decide. */
function Review({ kind, newest, entry }: ReviewProps) {
  const content = readContent(kind, newest.fields);
  const isChange = newest.isPublished && newest.isAhead;
  return (
    <>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <Fact term={reviewTexts.columns.author}>
          {entry?.author ?? newest.savedBy ?? staffTexts.someone}
          {entry?.isAuthorUnconfirmed && ` (${reviewTexts.unconfirmed})`}
        </Fact>
        <Fact term={reviewTexts.columns.sent}>
          <RelativeTime since={entry?.submittedAt ?? newest.savedAt} />
        </Fact>
        <Fact term={reviewTexts.columns.what}>
          {isChange ? reviewTexts.change : reviewTexts.newItem}
        </Fact>
        <Fact term={reviewTexts.item.afterwards}>
          {newest.publishAt && <DateText date={newest.publishAt} withTime />}
        </Fact>
      </dl>
      {isChange ? (
        <Comparison kind={kind} id={newest.id} content={content} />
      ) : (
        <section className={`${lists.box} ${classes.sheet}`} aria-label={reviewTexts.item.proposed}>
          <ContentPreview content={content} level={2} />
        </section>
      )}
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
