import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/client.ts";
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
  const { client } = trpc.useUtils();
  const { title, facts, text, imageUrl } = content;
  const drawn = useQuery({
    queryKey: ["preview", text],
    queryFn: () => client.writing.preview.mutate({ markdown: text }),
    staleTime: Number.POSITIVE_INFINITY,
  });
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
          sizes="(min-width: 64em) 38rem, 92vw"
        />
      )}
      {drawn.data ? (
        <ContentText className={classes.text} html={drawn.data.html} />
      ) : (
        // Until it is rendered, or if it cannot be: the plain text.
        <p className={classes.typed}>{text}</p>
      )}
    </article>
  );
}
