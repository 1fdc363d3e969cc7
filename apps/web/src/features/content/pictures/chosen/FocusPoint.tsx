import type { Focus } from "@headwaters/contracts";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import shared from "#ui/shared.module.css";
import { focusTexts } from "../../texts/editing/editor.ts";
import classes from "./FocusPoint.module.css";

interface FocusPointProps {
  imageUrl: string;
  alt: string;
  value: Focus;
  onChange: (changed: Focus) => void;
}

/** Percent that an arrow key moves the point; with Shift, more. */
const STEP = 2;
const LARGE_STEP = 10;

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that move the point to an edge. */
const edges: Record<string, number> = { Home: 0, End: 100 };

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A picture on which the author sets the focus by a click or by arrow keys. */
export function FocusPoint({ imageUrl, alt, value, onChange }: FocusPointProps) {
  const id = useId();
  const slider = useRef<HTMLSpanElement>(null);
  const { x, y } = value;
  const place = `${x}% ${y}%`;

  function moveTo({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    slider.current?.focus({ preventScroll: true }); // The slider announces the new position.
    onChange({
      x: percent((100 * (clientX - left)) / width),
      y: percent((100 * (clientY - top)) / height),
    });
  }

  function moveBy(event: KeyboardEvent) {
    const direction = directions[event.key];
    const edge = edges[event.key];
    if (!direction && edge === undefined) return;
    event.preventDefault(); // Otherwise the page would scroll.
    const [dx, dy] = direction ?? [0, 0];
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: edge ?? percent(x + dx * step), y: percent(y + dy * step) });
  }

  return (
    <div className={classes.pictures}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys move the point, which has the focus */}
      <div className={classes.whole} onClick={moveTo}>
        <img src={`${imageUrl}/480.webp`} alt={alt} />
        <span
          ref={slider}
          className={classes.point}
          style={{ "--x": `${x}%`, "--y": `${y}%` } as CSSProperties}
          role="slider"
          tabIndex={0}
          aria-label={focusTexts.label}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={focusTexts.place(x, y)}
          onKeyDown={moveBy}
        />
      </div>
      <figure className={`${shared.small} ${classes.card}`}>
        <img src={`${imageUrl}/480.webp`} alt="" style={{ objectPosition: place }} />
        <figcaption>{focusTexts.card}</figcaption>
      </figure>
      <p id={id} className={`${shared.small} ${classes.hint}`}>
        {focusTexts.hint}
      </p>
    </div>
  );
}
