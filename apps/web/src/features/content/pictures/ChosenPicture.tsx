import { ALT_MAX, type Focus } from "@headwaters/contracts";
import { Button, Input } from "@mantine/core";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import shared from "#ui/shared.module.css";
import { FileButton } from "./PictureDrop.tsx";
import classes from "./PictureField.module.css";
import type { PictureErrors, PictureValue } from "./pictureValue.ts";

interface ChosenPictureProps {
  labelledBy: string;
  value: PictureValue;
  errors: PictureErrors;
  onChange: (changed: PictureValue) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** An uploaded picture with its description. */
export function ChosenPicture(props: ChosenPictureProps) {
  const { labelledBy, value, errors, onChange, onFile, onRemove } = props;
  const { imageUrl, imageAlt, imageFocus } = value;
  const describe = (imageAlt: string | null) => onChange({ ...value, imageAlt });
  return (
    <div className={classes.chosen}>
      <div className={classes.shown}>
        <FocusPoint
          imageUrl={imageUrl}
          alt={imageAlt ?? ""}
          value={imageFocus ?? MIDDLE}
          onChange={(focus) => onChange({ ...value, imageFocus: focus })}
        />
        <div className={shared.row}>
          <FileButton
            labelledBy={labelledBy}
            name="imageUrl"
            isInvalid={errors.imageUrl !== undefined}
            isQuiet
            onFile={onFile}
          >
            Replace
          </FileButton>
          <Button variant="subtle" size="sm" onClick={onRemove}>
            Remove
          </Button>
        </div>
        {errors.imageUrl && <Input.Error>{errors.imageUrl}</Input.Error>}
      </div>
      <div className={classes.description}>
        <TextAreaField
          label="Describe the picture for people who cannot see it"
          description="What would you say on the phone? One sentence is best."
          name="imageAlt"
          minRows={3}
          maxLength={ALT_MAX}
          // "" means decoration, as the box below says.
          required={imageAlt !== ""}
          disabled={imageAlt === ""}
          value={imageAlt ?? ""}
          error={errors.imageAlt}
          onChange={({ currentTarget }) =>
            describe(currentTarget.value.replace(/\s*[\r\n]+\s*/g, " ") || null)
          }
        />
        <CheckField
          label="Decoration only"
          description="It adds nothing that the text doesn’t say."
          checked={imageAlt === ""}
          onChange={({ currentTarget }) => describe(currentTarget.checked ? "" : null)}
        />
      </div>
    </div>
  );
}

const MIDDLE: Focus = { x: 50, y: 50 };

const focusTexts = {
  label: "What stays in sight",
  hint: "Click what matters most, or move the circle with the arrow keys. Cards and link previews are cropped around it.",
  card: "On cards",
  place: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
} as const;

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

interface FocusPointProps {
  imageUrl: string;
  alt: string;
  value: Focus;
  onChange: (changed: Focus) => void;
}

/** A picture on which the author sets the focus by a click or by arrow keys. */
function FocusPoint({ imageUrl, alt, value, onChange }: FocusPointProps) {
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
          className={classes.focusPoint}
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
      <figure className={`${shared.small} ${classes.cardPreview}`}>
        <img src={`${imageUrl}/480.webp`} alt="" style={{ objectPosition: place }} />
        <figcaption>{focusTexts.card}</figcaption>
      </figure>
      <p id={id} className={`${shared.small} ${classes.focusHint}`}>
        {focusTexts.hint}
      </p>
    </div>
  );
}
