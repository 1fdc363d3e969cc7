import { type ContentTypeName, contentTypes, listFields } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { findChoiceNames } from "../contentNames.ts";
import type { ContentFields } from "../form/values.ts";
import { usePreview } from "../markdown-field/usePreview.ts";
import { ContentPicture } from "../reading/ContentPicture.tsx";
import { ContentText } from "../reading/ContentText.tsx";
import { factLabels } from "./texts.ts";
import classes from "./Version.module.css";

/** Content of any type, prepared for display. */
export interface ReadableContent {
  title: string;
  /** Facts beside the text: [label, text]. */
  facts: [label: string, text: string][];
  /** Markdown. */
  text: string;
  imageUrl: string | null;
}

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
    <article className={classes.content}>
      <Heading className={classes.contentTitle}>{title}</Heading>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
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
        <ContentText className={classes.contentText} html={html} />
      ) : (
        // The plain text until it is rendered, or if that fails.
        <p className={classes.typedText}>{text}</p>
      )}
    </article>
  );
}

/** Prepares content of any type for display. */
export function readContent(type: ContentTypeName, fields: ContentFields): ReadableContent {
  const { title, imageUrl } = fields;
  const definitions = new Map(listFields(type));
  const facts = Object.entries(factLabels).flatMap(([name, label]): [string, string][] => {
    const definition = definitions.get(name);
    const value = fields[name];
    if (!definition || value == null) return [];
    const text =
      value instanceof Date
        ? formatDateTime(value)
        : (findChoiceNames(type, name)[String(value)] ?? String(value));
    return [[label ?? definition.label, text]];
  });
  return { title, imageUrl, text: String(fields[contentTypes[type].body]), facts };
}
