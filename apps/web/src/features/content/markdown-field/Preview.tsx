import "#ui/styles/components/anchor.css";
import { Anchor } from "@mantine/core";
import type { MouseEvent, Ref } from "react";
import shared from "#ui/shared.module.css";
import { ContentText } from "../reading/ContentText.tsx";
import classes from "./MarkdownField.module.css";
import { markdownTexts } from "./texts.ts";
import { usePreview } from "./usePreview.ts";

interface PreviewProps {
  markdown: string;
  isShown: boolean;
  frame: Ref<HTMLDivElement>;
}

/** Follows a link without leaving the form. */
function follow(event: MouseEvent<HTMLElement>) {
  if (event.defaultPrevented) return; // The link of a video starts a player instead.
  const link = (event.target as Element).closest("a");
  const address = link?.getAttribute("href");
  if (!address) return;
  event.preventDefault();
  if (address.startsWith("#")) document.getElementById(address.slice(1))?.scrollIntoView();
  else window.open(address, "_blank", "noopener,noreferrer");
}

/** A text as its page will show it, rendered by the server. */
export function Preview({ markdown, isShown, frame }: PreviewProps) {
  const { html, failure, retry } = usePreview(markdown, isShown);
  const texts = markdownTexts.preview;
  const note = failure ? "" : markdown.trim() ? texts.pending : texts.empty;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keys, too
    <section
      ref={frame}
      className={classes.rendered}
      aria-label={texts.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it
      tabIndex={0}
      onClick={follow}
    >
      <div role="status">
        {failure && (
          <p className={`${shared.alert} ${classes.previewFailure}`}>
            {failure}{" "}
            <Anchor component="button" type="button" onClick={retry}>
              {texts.retry}
            </Anchor>
          </p>
        )}
      </div>
      {html ? <ContentText html={html} /> : <p className={shared.soft}>{note}</p>}
    </section>
  );
}
