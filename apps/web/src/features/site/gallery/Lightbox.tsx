import { IconArrowLeft, IconArrowRight, IconX } from "@tabler/icons-react";
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsHydrated, whenIdle } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import classes from "./GalleryPage.module.css";
import { formatCardId, formatSlug, getPhoto, wrapIndex } from "./photoUrl.ts";
import { gallery } from "./texts.ts";
import { useSwipe } from "./useSwipe.ts";

interface LightboxProps {
  /** Index in the gallery of the shown picture. */
  index: number;
  /** It is the picture that was pressed in the grid. */
  isPressed: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A large picture over the page that it was opened from; without JavaScript at the top of the page.
 */
export function Lightbox({ index, isPressed, onMove, onClose }: LightboxProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wasPressedBeside = useRef(false);
  const [openedIndex] = useState(index);

  // Counts from the last requested picture, as fast clicks are ahead of the rendering.
  const requested = useRef(index);
  function move(step: 1 | -1) {
    requested.current = wrapIndex(requested.current + step);
    onMove(requested.current);
  }
  const swipe = useSwipe(dialog, move);
  const { picture, title, description } = getPhoto(index);
  const { color, width, height } = picture;
  const modalProps = useModal(dialog, closeButton, formatCardId(getPhoto(openedIndex)));
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

  /** Returns true for a click on neither the picture, its caption nor a control. */
  const isBeside = ({ target }: MouseEvent) =>
    !(target as Element).closest("img, [aria-live], button, a");

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-labelledby={titleId}
      style={{ "--tint": color, "--ratio": width / height } as React.CSSProperties}
      // Escape: the picture must still be there when it begins to move back.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Called by a second Escape, and once when a server-rendered dialog closes to reopen as modal.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      {...swipe}
      onPointerDown={(event) => {
        wasPressedBeside.current = isBeside(event);
        swipe.onPointerDown(event);
      }}
      onClick={(event) => wasPressedBeside.current && isBeside(event) && onClose()}
      {...modalProps}
    >
      <div ref={stage} className={classes.stage} data-moving={isPressed || undefined}>
        <Picture
          key={picture.name}
          picture={{ ...picture, widths: picture.widths.slice(-1) }}
          alt={title}
          sizes={`${width}px`}
          fetched="first"
          className={classes.shownPicture}
        />
      </div>
      <div className={classes.caption}>
        <div aria-live="polite" aria-atomic>
          <p className={classes.position}>
            {index + 1} of {gallery.length}
          </p>
          <h2 id={titleId} className={classes.shownTitle}>
            {title}
          </h2>
          <p className={classes.description}>{description}</p>
        </div>
        <Controls index={index} closeButton={closeButton} onMove={move} onClose={onClose} />
      </div>
    </dialog>
  );
}

interface ControlsProps {
  index: number;
  closeButton: RefObject<HTMLButtonElement | null>;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Buttons with scripts, links without. */
function Controls({ index, closeButton, onMove, onClose }: ControlsProps) {
  const formatUrl = (at: number) => paths.galleryPhoto(formatSlug(getPhoto(at)));
  return (
    <>
      <div className={classes.controls}>
        <button type="button" className={classes.step} onClick={() => onMove(-1)}>
          <IconArrowLeft size="1.25em" aria-hidden /> Previous
        </button>
        <button type="button" className={classes.step} onClick={() => onMove(1)}>
          Next <IconArrowRight size="1.25em" aria-hidden />
        </button>
      </div>
      <button
        ref={closeButton}
        type="button"
        className={classes.close}
        aria-label="Close"
        onClick={onClose}
      >
        <IconX size="1.6rem" stroke={1.75} aria-hidden />
      </button>
      <nav aria-label="Pictures" className={classes.links}>
        <a className={classes.step} href={formatUrl(index - 1)}>
          Previous
        </a>
        <a className={classes.step} href={formatUrl(index + 1)}>
          Next
        </a>
        <a className={classes.step} href={`${paths.gallery}#${formatCardId(getPhoto(index))}`}>
          All pictures
        </a>
      </nav>
    </>
  );
}

/** Prefetches the pictures beside the shown one after it has loaded, in the same format. */
function useNeighbors(stage: RefObject<HTMLElement | null>, index: number) {
  useEffect(() => {
    const shown = stage.current?.querySelector("img");
    if (!shown) return;
    let cancelIdle = () => {};
    const fetchNeighbors = () => {
      cancelIdle = whenIdle(() => {
        const format = shown.currentSrc.split(".").at(-1);
        for (const step of [1, -1]) {
          const { name, width } = getPhoto(index + step).picture;
          new Image().src = `/pictures/${name}-${width}.${format}`;
        }
      });
    };
    if (shown.complete) fetchNeighbors();
    else shown.addEventListener("load", fetchNeighbors);
    return () => {
      shown.removeEventListener("load", fetchNeighbors);
      cancelIdle();
    };
  }, [stage, index]);
}

/** Locks the page's scrolling and width; returns the undo function. */
function lockPage(): () => void {
  const { documentElement: root, body } = document;
  body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = "hidden";
  return () => {
    body.style.paddingInlineEnd = "";
    root.style.overflow = "";
  };
}

/**
 * Shows a dialog as modal while it is mounted: `focus` gets the focus, and the element with the id
 * `returnTo` gets it afterwards. A server-rendered dialog is open without being modal; spread the
 * result into the element, so that React leaves its attribute alone.
 */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focus: RefObject<HTMLElement | null>,
  returnTo: string,
) {
  // True if the server made the first render; never changes.
  const [isServed] = useState(!useIsHydrated());
  const giveBack = useEffectEvent(() => document.getElementById(returnTo)?.focus());
  useLayoutEffect(() => {
    const unlock = lockPage();
    dialog.current?.close();
    dialog.current?.showModal();
    focus.current?.focus({ preventScroll: true });
    return unlock;
  }, [dialog, focus]);
  // Runs after the dialog has closed, as elements behind a modal dialog cannot take the focus.
  useEffect(() => () => giveBack(), []);
  return isServed ? { open: true, "data-served": true } : {};
}
