import { ALT_MAX } from "@headwaters/contracts";
import { Button, Input } from "@mantine/core";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { TextAreaField } from "#ui/forms/fields/fields.tsx";
import shared from "#ui/shared.module.css";
import { FileButton } from "../FileButton.tsx";
import { MIDDLE, type PictureValue } from "../pictureValue.ts";
import classes from "./ChosenPicture.module.css";
import { FocusPoint } from "./FocusPoint.tsx";

interface ChosenPictureProps {
  labelledBy: string;
  value: PictureValue;
  errors: { imageUrl?: string | undefined; imageAlt?: string | undefined };
  onChange: (changed: PictureValue) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** An uploaded picture with its description. */
export function ChosenPicture(props: ChosenPictureProps) {
  const { labelledBy, value, errors, onChange, onFile, onRemove } = props;
  const { imageUrl, imageAlt, imageFocus } = value;
  const describe = (words: string | null) => onChange({ ...value, imageAlt: words });
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
      <div className={classes.words}>
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
