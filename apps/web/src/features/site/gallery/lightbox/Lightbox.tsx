import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Picture } from "../../../../ui/pictures/Picture.tsx";
import { gallery } from "../../texts/gallery.ts";
import { around, cardId, photoAt } from "../photoAddress.ts";
import classes from "./Lightbox.module.css";
import { LightboxControls } from "./LightboxControls.tsx";
import { useModal } from "./useModal.ts";
import { useNeighbors } from "./useNeighbors.ts";
import { useSwipe } from "./useSwipe.ts";

interface LightboxProps {
  /** Of the picture that is shown, in the gallery. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture, large, over the page that it was opened from. Without JavaScript: on top of it. */
export function Lightbox({ index, onMove, onClose }: LightboxProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const pressedBeside = useRef(false);
  const [opened] = useState(index);

  // Counts from the last requested picture: fast clicks are ahead of the display.
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

  /** Whether it is neither the picture nor the words that was pressed. */
  const isBeside = ({ target }: MouseEvent) =>
    !(target as Element).closest("img, [aria-live], button, a");

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-labelledby={titleId}
      style={{ "--tint": color, "--ratio": width / height } as React.CSSProperties}
      // Closed by Escape; one that the server rendered closes once to open again as a modal one.
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
