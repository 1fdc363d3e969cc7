import { useEffect, useId, useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { queryOnOpen } from "#lib/api/freshness.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./NewsletterPage.module.css";
import { composeTexts } from "./texts.ts";

interface PreviewProps {
  id: string;
  title: string;
  /** Focuses it, because it was just opened. */
  takesFocus?: boolean;
}

/** A preview of the mail by the code that sends it, in a sandboxed frame. */
export function Preview({ id, title, takesFocus = false }: PreviewProps) {
  const texts = composeTexts.preview;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const [isText, setText] = useState(false);
  const query = trpc.newsletter.preview.useQuery({ id }, queryOnOpen);
  const { data, error } = query;
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <div className={`${shared.between} ${classes.previewHead}`}>
        <h2 className={shared.heading} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={classes.previewViews}>
          {[false, true].map((view) => (
            <button
              key={String(view)}
              type="button"
              aria-pressed={isText === view}
              onClick={() => setText(view)}
            >
              {view ? texts.text : texts.formatted}
            </button>
          ))}
        </div>
      </div>
      {error && !data && <LoadFailure title={texts.failed} query={query} />}
      {!data && !error && (
        <div className={classes.previewFrame} role="status" aria-label="Loading" />
      )}
      {data && isText && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <pre className={`${lists.box} ${classes.previewText}`} tabIndex={0}>
          {data.text}
        </pre>
      )}
      {data && !isText && (
        <iframe className={classes.previewFrame} title={title} sandbox="" srcDoc={data.html} />
      )}
      <p className={shared.small}>{texts.note}</p>
    </section>
  );
}
