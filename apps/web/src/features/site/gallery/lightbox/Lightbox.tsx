import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Picture } from "#ui/pictures/Picture.tsx";
import { gallery } from "../../texts/gallery.ts";
import { around, cardId, photoAt } from "../photoAddress.ts";
import classes from "./Lightbox.module.css";
import { LightboxControls } from "./LightboxControls.tsx";
import { useModal } from "./useModal.ts";
import { useNeighbors } from "./useNeighbors.ts";
import { useSwipe } from "./useSwipe.ts";

interface LightboxProps {
  /** Index in the gallery of the shown picture. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A large picture over the page that it was opened from; without JavaScript at the top of the page.
 */
export function Lightbox({ index, onMove, onClose }: LightboxProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const pressedBeside = useRef(false);
  const [opened] = useState(index);

  // Counts from the last requested picture, as fast clicks are ahead of the rendering.
  const wanted = useRef(index);
  function move(step: 1 | -1) {
    wanted.current = around(wanted.current + step);
    onMove(wanted.current);
  }
  const swipe = useSwipe(dialog, move);
  const { picture, title, description } = photoAt(index);
  const { color, width, height } = picture;
  const shown = useModal(dialog, closer, cardId(photoAt(opened)));
  useNeighbors(stage, index);

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  /** Returns true for a click on neither the picture, the words nor a control. */
  const isBeside = ({ target }: MouseEvent) =>
    !(target as Element).closest("img, [aria-live], button, a");

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-labelledby={titleId}
      style={{ "--tint": color, "--ratio": width / height } as React.CSSProperties}
      // Called by Escape, and once when a server-rendered dialog closes to reopen as modal.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      {...swipe}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
        swipe.onPointerDown(event);
      }}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
      {...shown}
    >
      <div ref={stage} className={classes.stage}>
        <Picture
          key={picture.name}
          picture={{ ...picture, widths: picture.widths.slice(-1) }}
          alt={title}
          sizes={`${width}px`}
          first
          className={classes.picture}
        />
      </div>
      <div className={classes.words}>
        <div aria-live="polite" aria-atomic>
          <p className={classes.position}>
            {index + 1} of {gallery.length}
          </p>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.description}>{description}</p>
        </div>
        <LightboxControls index={index} closer={closer} onMove={move} onClose={onClose} />
      </div>
    </dialog>
  );
}
