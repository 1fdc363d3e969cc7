import type { Newsletter, NewsletterProgress } from "@headwaters/contracts";
import { useId } from "react";
import { useParams } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { Fact } from "#ui/lists/Fact.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { newslettersTexts } from "../newsletters/texts.ts";
import { DraftEditor } from "./DraftEditor.tsx";
import { NewsletterLayout } from "./NewsletterLayout.tsx";
import classes from "./NewsletterPage.module.css";
import { Preview } from "./Preview.tsx";
import { composeTexts, progressTexts } from "./texts.ts";

export const prefetch: Prefetch = ({ queries, params }) =>
  queries.newsletter.find.prefetch({ id: params.id ?? "" });

/** A newsletter: a draft, being sent, or sent. */
export default function NewsletterPage() {
  const { id = "" } = useParams();
  return <LoadedNewsletter key={id} id={id} />;
}

function LoadedNewsletter({ id }: { id: string }) {
  const query = trpc.newsletter.find.useQuery({ id });
  if (query.isPending) return <Spinner />;
  const { data: newsletter } = query;
  if (newsletter?.status === "draft") return <DraftEditor latest={newsletter} />;
  return (
    <NewsletterLayout
      subject={newsletter?.subject}
      actions={newsletter?.status === "sending" && <StopButton id={id} />}
    >
      {newsletter ? (
        <SendingProgress newsletter={newsletter} />
      ) : (
        <LoadFailure level={2} title={newslettersTexts.oneFailed} query={query} />
      )}
    </NewsletterLayout>
  );
}

/** The progress or result of sending. */
function SendingProgress({ newsletter }: { newsletter: Newsletter }) {
  const { id, status, startedAt, finishedAt, sentBy, progress } = newsletter;
  if (!progress || status === "draft") return null;
  const texts = progressTexts;
  return (
    <>
      <Progress title={texts.title[status]} progress={progress} isSending={status === "sending"} />
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
    <ConfirmButton size="sm" texts={texts} isFinal onConfirm={() => stop.mutateAsync({ id })} />
  );
}
