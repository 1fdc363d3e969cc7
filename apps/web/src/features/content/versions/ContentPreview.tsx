import { usePreview } from "../markdown/usePreview.ts";
import { ContentPicture } from "../reading/ContentPicture.tsx";
import { ContentText } from "../reading/ContentText.tsx";
import classes from "./ContentPreview.module.css";
import type { ReadableContent } from "./readContent.ts";

interface ContentPreviewProps {
  content: ReadableContent;
  /** Level of its title on the page. */
  level: 2 | 3 | 4;
}

/** Content as readers see it. */
export function ContentPreview({ content, level }: ContentPreviewProps) {
  const { title, facts, text, imageUrl } = content;
  const { html } = usePreview(text, true);
  const Heading = `h${level}` as const;
  return (
    <article className={classes.item}>
      <Heading className={classes.title}>{title}</Heading>
      <dl className={classes.facts}>
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {imageUrl && (
        <ContentPicture
          key={imageUrl}
          imageUrl={imageUrl}
          imageAlt=""
          isWhole
          sizes="(min-width: 64em) 38rem, 92vw"
        />
      )}
      {html ? (
        <ContentText className={classes.text} html={html} />
      ) : (
        // The plain text until it is rendered, or if that fails.
        <p className={classes.typed}>{text}</p>
      )}
    </article>
  );
}
