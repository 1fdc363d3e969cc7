import type { MouseEvent } from "react";
import classes from "./ContentText.module.css";

interface ContentTextProps {
  /** The author's Markdown as rendered by the server, without scripts. */
  html: string;
  className?: string | undefined;
}

/** The rendered text of an author. */
export function ContentText({ html, className }: ContentTextProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keys, too
    <div
      dir="auto"
      className={`${classes.text} ${className ?? ""}`}
      onClick={playVideo}
      // Safe to set: the server has sanitized it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Replaces the link of a video by the player. Before that, the page sends no request to the other
 * site.
 */
function playVideo(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest<HTMLElement>("a[data-player]");
  const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link?.dataset.player || isForNewTab) return;
  event.preventDefault();
  const player = document.createElement("iframe");
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.title = link.textContent;
  player.src = link.dataset.player;
  link.replaceWith(player);
  player.focus();
}
