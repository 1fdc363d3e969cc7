import "#ui/styles/components/anchor.css";
import "#ui/styles/components/inputs.css";
import { parseUploadId } from "@headwaters/contracts";
import { Anchor, Input } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import { ChosenPicture } from "./chosen/ChosenPicture.tsx";
import { PictureDrop } from "./PictureDrop.tsx";
import classes from "./PictureField.module.css";
import type { PictureValue } from "./pictureValue.ts";
import { PictureProgress } from "./upload/PictureProgress.tsx";
import { useFilesFrom } from "./upload/useFilesFrom.ts";
import { usePictureUpload } from "./upload/usePictureUpload.ts";
import { useFocusKept } from "./useFocusKept.ts";

interface PictureFieldProps {
  value: PictureValue;
  onChange: (changed: PictureValue) => void;
  /** Errors of address and description. */
  errors: { imageUrl?: string | undefined; imageAlt?: string | undefined };
}

const NONE: PictureValue = { imageUrl: "", imageAlt: null, imageFocus: null };

/** An item's picture: uploaded by choosing, dropping or pasting it, or at an address elsewhere. */
export function PictureField({ value, onChange, errors }: PictureFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { imageUrl } = value;
  const isUpload = parseUploadId(imageUrl) !== null;
  const [wantsAddress, setWantsAddress] = useState(false);
  const byAddress = !isUpload && (wantsAddress || imageUrl !== "");
  const { state, upload, cancel, clear } = usePictureUpload(({ url, focus }) =>
    onChange({ imageUrl: url, imageAlt: null, imageFocus: focus }),
  );
  const isOver = useFilesFrom(root, upload);
  useFocusKept(root, state.at === "sending" ? state.at : `${isUpload} ${byAddress}`);

  function switchTo(address: boolean) {
    setWantsAddress(address);
    clear();
    onChange(NONE);
  }

  return (
    <div ref={root} className={classes.field}>
      {byAddress ? (
        <Field
          label="Image address"
          name="imageUrl"
          description="https://… or /pictures/…; leave empty for none"
          inputMode="url"
          value={imageUrl}
          error={errors.imageUrl}
          onChange={({ currentTarget }) => onChange({ ...NONE, imageUrl: currentTarget.value })}
        />
      ) : (
        <Input.Label labelElement="div" size="md" id={`${id}-label`}>
          Image
        </Input.Label>
      )}
      {state.at === "failed" && <Input.Error role="alert">{state.message}</Input.Error>}
      {state.at === "sending" && <PictureProgress {...state} onCancel={cancel} />}
      {state.at !== "sending" && isUpload && (
        <ChosenPicture
          labelledBy={`${id}-label`}
          value={value}
          errors={errors}
          onChange={onChange}
          onFile={upload}
          onRemove={() => {
            onChange(NONE);
            clear("The picture was removed.");
          }}
        />
      )}
      {state.at !== "sending" && !isUpload && !byAddress && (
        <PictureDrop
          labelledBy={`${id}-label`}
          isOver={isOver}
          error={errors.imageUrl}
          onFile={upload}
        />
      )}
      {state.at !== "sending" && !isUpload && (
        <Anchor component="button" type="button" onClick={() => switchTo(!byAddress)}>
          {byAddress ? "Upload a picture instead" : "Use a web address instead"}
        </Anchor>
      )}
      <p className={hidden.hidden} role="status">
        {state.at === "sending" && `Uploading ${state.name}.`}
        {state.at === "rest" && state.said}
      </p>
    </div>
  );
}
