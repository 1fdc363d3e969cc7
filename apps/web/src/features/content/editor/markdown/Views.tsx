import type { KeyboardEvent } from "react";
import { writingTexts } from "../../texts/writing.ts";
import classes from "./Views.module.css";

export type View = "write" | "preview";
const views: readonly View[] = ["write", "preview"];
const names = { write: writingTexts.write, preview: writingTexts.preview.label };

interface ViewsProps {
  /** Begins the ids of the tabs and, with "-panel" at their end, of their panels. */
  id: string;
  view: View;
  onChoose: (view: View) => void;
}

/** Tabs, where there is room for the text or for its preview. */
export function Views({ id, view, onChoose }: ViewsProps) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = view === "write" ? "preview" : "write";
    onChoose(other);
    document.getElementById(`${id}-${other}`)?.focus();
  }
  return (
    <div className={classes.views} role="tablist" aria-label={writingTexts.views} onKeyDown={move}>
      {views.map((name) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          className={classes.view}
          aria-selected={name === view}
          aria-controls={`${id}-${name}-panel`}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
