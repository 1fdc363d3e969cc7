import { IconArrowLeft, IconArrowRight, IconX } from "@tabler/icons-react";
import type { RefObject } from "react";
import { paths } from "#lib/paths.ts";
import { cardId, photoAt, photoName } from "../photoAddress.ts";
import classes from "./LightboxControls.module.css";

interface LightboxControlsProps {
  index: number;
  closer: RefObject<HTMLButtonElement | null>;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Buttons with scripts, links without. */
export function LightboxControls({ index, closer, onMove, onClose }: LightboxControlsProps) {
  const formatAddress = (at: number) => paths.galleryPhoto(photoName(photoAt(at)));
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
        ref={closer}
        type="button"
        className={classes.close}
        aria-label="Close"
        onClick={onClose}
      >
        <IconX size="1.6rem" stroke={1.75} aria-hidden />
      </button>
      <nav aria-label="Pictures" className={classes.plain}>
        <a className={classes.step} href={formatAddress(index - 1)}>
          Previous
        </a>
        <a className={classes.step} href={formatAddress(index + 1)}>
          Next
        </a>
        <a className={classes.step} href={`${paths.gallery}#${cardId(photoAt(index))}`}>
          All pictures
        </a>
      </nav>
    </>
  );
}
