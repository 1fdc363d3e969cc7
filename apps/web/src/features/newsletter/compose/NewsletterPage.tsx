import type { Newsletter, NewsletterProgress } from "@headwaters/contracts";
import { useId } from "react";
import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { BackLink, prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { Fact } from "#ui/lists/Fact.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { newslettersTexts } from "../newsletters/texts.ts";
import { DraftEditor } from "./DraftEditor.tsx";
import classes from "./NewsletterPage.module.css";
import { Preview } from "./Preview.tsx";
import { composeTexts, progressTexts } from "./texts.ts";

export const prefetch = prefetchForStaff(({ queries, params }) =>
  queries.newsletter.find.prefetch({ id: params.id ?? "" }),
);

/** A newsletter: a draft, being sent, or sent. */
export default function NewsletterPage() {
  const { id = "" } = useParams();
  return <LoadedNewsletter key={id} id={id} />;
}

function LoadedNewsletter({ id }: { id: string }) {
  const query = trpc.newsletter.find.useQuery({ id });
  if (query.isPending) return <Spinner />;
  const { untitled, description, oneFailed, back } = newslettersTexts;
  return (
    <StaffLayout
      title={query.data?.subject || untitled}
      description={description}
      top={<BackLink to={paths.newsletters}>{back}</BackLink>}
    >
      {() => {
        if (query.data?.status === "draft") return <DraftEditor latest={query.data} />;
        if (query.data) return <SendingProgress newsletter={query.data} />;
        return <LoadFailure level={2} title={oneFailed} query={query} />;
      }}
    </StaffLayout>
  );
}

/** The progress or result of sending. */
function SendingProgress({ newsletter }: { newsletter: Newsletter }) {
  const { id, status, startedAt, finishedAt, sentBy, progress } = newsletter;
  if (!progress || status === "draft") return null;
  const texts = progressTexts;
  const isSending = status === "sending";
  return (
    <>
      <Progress title={texts.title[status]} progress={progress} isSending={isSending} />
      {isSending && <StopButton id={id} />}
      <dl className={classes.sendingFacts}>
        {startedAt && (
          <Fact term={texts.started}>
            <DateText date={startedAt} withTime />
          </Fact>
        )}
        {finishedAt && (
          <Fact term={texts.finished}>
            <DateText date={finishedAt} withTime />
          </Fact>
        )}
        <Fact term={texts.by}>{sentBy ?? texts.someone}</Fact>
      </dl>
      <Preview id={id} title={composeTexts.preview.sentTitle} />
    </>
  );
}

const counts = Object.keys(progressTexts.numbers) as (keyof typeof progressTexts.numbers)[];

interface ProgressProps {
  title: string;
  progress: NewsletterProgress;
  isSending: boolean;
}

function Progress({ title, progress, isSending }: ProgressProps) {
  const titleId = useId();
  const { total, waiting, queued } = progress;
  const done = total - waiting - queued;
  const shown = counts.filter((name) => progress[name] > 0 || name === "sent");
  return (
    <section className={classes.progress} aria-labelledby={titleId}>
      <div className={classes.progressHead}>
        <h2 id={titleId}>{title}</h2>
        <p className={classes.progressCount}>{newslettersTexts.of(done, total)}</p>
      </div>
      <ProgressBar
        size="lg"
        radius="lg"
        aria-label={progressTexts.bar}
        share={total === 0 ? 0 : done / total}
      />
      <dl className={classes.progressNumbers}>
        {shown.map((name) => {
          const [label, meaning] = progressTexts.numbers[name];
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <strong>{progress[name].toLocaleString("en")}</strong>
                <span>{meaning}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {isSending && <p className={classes.progressPace}>{progressTexts.pace}</p>}
    </section>
  );
}

function StopButton({ id }: { id: string }) {
  const texts = progressTexts.stop;
  const stop = trpc.newsletter.stop.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: texts.failed }),
  });
  return (
    <div>
      <ConfirmButton texts={texts} isFinal onConfirm={() => stop.mutateAsync({ id })} />
    </div>
  );
}
