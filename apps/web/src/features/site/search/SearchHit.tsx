import { contentKinds, markWords, type SearchHit, type SearchKind } from "@headwaters/contracts";
import { IconFileText, IconHelp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ContentPicture, findPlaceholderPicture } from "#features/content";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import classes from "./SearchHit.module.css";

interface HitProps {
  kind: SearchKind;
  hit: SearchHit;
  /** The words to mark. */
  words: readonly string[];
}

/** A text with the words of the search marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** A result of the search with its picture; its title is what the page makes of it. */
export function Hit({ kind, hit, words, children }: HitProps & { children: ReactNode }) {
  return (
    <div className={classes.hit}>
      <HitPicture kind={kind} hit={hit} />
      <div className={classes.text}>
        {children}
        {hit.date && (
          <p className={shared.small}>
            <DateText date={hit.date} />
          </p>
        )}
        <p dir="auto" className={shared.small}>
          <Marked text={hit.text} words={words} />
        </p>
      </div>
    </div>
  );
}

/** The picture of a result; an icon for one that has none. */
function HitPicture({ kind, hit: { imageUrl, imageFocus, category } }: Omit<HitProps, "words">) {
  const contentKind = contentKinds.find((one) => one === kind);
  const type = contentKind === "pastEvents" ? "events" : contentKind;
  const placeholder = type && findPlaceholderPicture(type, category ?? "");
  const Icon = kind === "questions" ? IconHelp : IconFileText;
  return (
    <div className={classes.picture} data-kind={kind}>
      {!imageUrl && !placeholder && <Icon size="1.75rem" stroke={1.5} aria-hidden />}
      <ContentPicture
        imageUrl={imageUrl}
        imageAlt=""
        imageFocus={imageFocus}
        {...(placeholder && { placeholder })}
        sizes="6rem"
      />
    </div>
  );
}
