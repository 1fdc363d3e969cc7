import { countSeated } from "@headwaters/contracts";
import { namesText, registerFormTexts } from "../../texts/registerForm.ts";
import type { Row } from "../people/family.ts";
import classes from "./RegisterForm.module.css";

interface SeatPreviewProps {
  /** Null: unlimited. */
  seatsLeft: number | null;
  /** In the order in which they are sent. */
  coming: readonly Row[];
  together: boolean;
}

const { newChild, preview, you } = registerFormTexts;

const formatRows = (rows: readonly Row[]) =>
  namesText(
    rows.map(({ kind, firstName }) => ({
      firstName: kind === "self" ? you : firstName.trim() || newChild,
    })),
  );

/** Lists who would get a seat and who would wait, if there are not enough for all. */
export function SeatPreview({ seatsLeft, coming, together }: SeatPreviewProps) {
  const seats = countSeated(seatsLeft, coming.length, together);
  const waiting = coming.slice(seats);
  const left = seatsLeft ?? 0;
  return (
    <p role="status" className={classes.preview}>
      {waiting.length > 0 && (
        <>
          <strong>
            {left === 0
              ? preview.none
              : seats === 0
                ? preview.together(left)
                : preview.left(left, waiting.length)}
          </strong>{" "}
          {seats > 0 && preview.seated(formatRows(coming.slice(0, seats)))}{" "}
          {preview.waiting(formatRows(waiting))}
        </>
      )}
    </p>
  );
}
