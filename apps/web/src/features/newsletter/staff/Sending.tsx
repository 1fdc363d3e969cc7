import type { Newsletter, NewsletterProgress } from "@headwaters/contracts";
import { useId, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmDialog } from "#ui/forms/dialogs/ConfirmDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { composeTexts, progressTexts } from "../texts/staffNewsletter.ts";
import { Preview } from "./Preview.tsx";
import classes from "./Sending.module.css";

const numbers = Object.keys(progressTexts.numbers) as (keyof typeof progressTexts.numbers)[];

/** The progress or result of sending. */
export function Sending({ newsletter }: { newsletter: Newsletter }) {
  const { id, status, startedAt, finishedAt, sentBy, progress } = newsletter;
  if (!progress || status === "draft") return null;
  const texts = progressTexts;
  return (
    <>
      <Numbers title={texts.title[status]} progress={progress} isLive={status === "sending"} />
      {status === "sending" && <Stop id={id} />}
      <dl className={classes.facts}>
        {startedAt && (
          <div>
            <dt>{texts.started}</dt>
            <dd>
              <DateText date={startedAt} withTime />
            </dd>
          </div>
        )}
        {finishedAt && (
          <div>
            <dt>{texts.finished}</dt>
            <dd>
              <DateText date={finishedAt} withTime />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.by}</dt>
          <dd>{sentBy ?? texts.someone}</dd>
        </div>
      </dl>
      <Preview id={id} title={composeTexts.preview.sentTitle} />
    </>
  );
}

interface NumbersProps {
  title: string;
  progress: NewsletterProgress;
  isLive: boolean;
}

function Numbers({ title, progress, isLive }: NumbersProps) {
  const titleId = useId();
  const { total, waiting, queued } = progress;
  const done = total - waiting - queued;
  const shown = numbers.filter((name) => progress[name] > 0 || name === "sent");
  return (
    <section className={classes.progress} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <p className={classes.done}>{progressTexts.of(done, total)}</p>
      </div>
      <ProgressBar
        size="lg"
        radius="lg"
        aria-label={progressTexts.bar}
        share={total === 0 ? 0 : done / total}
      />
      <dl className={classes.numbers}>
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
      {isLive && <p className={classes.pace}>{progressTexts.pace}</p>}
    </section>
  );
}

function Stop({ id }: { id: string }) {
  const texts = progressTexts.stop;
  const [isAsking, setAsking] = useState(false);
  const stop = trpc.newsletter.stop.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError(error) {
      setAsking(false);
      showFailure(error, { title: texts.failed });
    },
  });
  return (
    <div>
      <OpenButton variant="outline" aria-haspopup="dialog" onOpen={() => setAsking(true)}>
        {texts.button}
      </OpenButton>
      <ConfirmDialog
        texts={{ ...texts, button: texts.confirm }}
        isPending={stop.isPending}
        opened={isAsking}
        onConfirm={() => stop.mutate({ id })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
