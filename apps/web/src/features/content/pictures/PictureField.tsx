import "#ui/styles/components/anchor.css";
import "#ui/styles/components/inputs.css";
import { parseUploadId, type UploadedPicture } from "@headwaters/contracts";
import { Anchor, Input } from "@mantine/core";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import shared from "#ui/shared.module.css";
import { ChosenPicture } from "./ChosenPicture.tsx";
import { PictureDrop, useDroppedFiles } from "./PictureDrop.tsx";
import classes from "./PictureField.module.css";
import type { PictureErrors, PictureValue } from "./pictureValue.ts";
import { uploadPicture } from "./uploadPicture.ts";

interface PictureFieldProps {
  value: PictureValue;
  onChange: (changed: PictureValue) => void;
  errors: PictureErrors;
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
  const isOver = useDroppedFiles(root, upload);
  useFocusOnNewView(root, state.at === "sending" ? state.at : `${isUpload} ${byAddress}`);

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

interface PictureProgressProps {
  name: string;
  /** Sent fraction of the file, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** The progress of an upload. */
function PictureProgress({ name, part, onCancel }: PictureProgressProps) {
  const id = useId();
  const percent = Math.floor(part * 100);
  return (
    <div className={`${lists.box} ${classes.progress}`}>
      <p id={id} className={classes.fileName}>
        {name}
      </p>
      <p className={`${shared.small} ${classes.percent}`}>
        {part < 1 ? `${percent} %` : "Preparing…"}
      </p>
      {/* The server still resizes a sent picture, for an unknown time. */}
      <ProgressBar
        className={classes.bar ?? ""}
        aria-labelledby={id}
        share={part < 1 ? part : undefined}
      />
      <Anchor component="button" type="button" onClick={onCancel}>
        Cancel upload
      </Anchor>
    </div>
  );
}

/** The state of an upload. */
type UploadState =
  | { at: "rest"; said: string }
  | { at: "sending"; name: string; part: number }
  | { at: "failed"; message: string };

const REST: UploadState = { at: "rest", said: "" };

/** Runs one upload at a time, which can be canceled; a new one replaces it. */
function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const [state, setState] = useState<UploadState>(REST);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const name = file.name || "the picture";
    setState({ at: "sending", name, part: 0 });
    try {
      const onProgress = (part: number) => setState({ at: "sending", name, part });
      const picture = await uploadPicture(file, { signal, onProgress });
      setState({ at: "rest", said: "The picture has been uploaded." });
      onUploaded(picture);
    } catch (error) {
      if (!signal.aborted) setState({ at: "failed", message: (error as Error).message });
    }
  }

  return {
    state,
    upload: (file: File) => void upload(file),
    cancel() {
      running.current?.abort();
      setState({ at: "rest", said: "The upload was cancelled." });
    },
    clear: (said = "") => setState({ at: "rest", said }),
  };
}

/**
 * Moves the focus to the new view when it replaces the view that had the focus: to its text field,
 * or else to its first control.
 * @param view the name of the current view
 */
function useFocusOnNewView(root: RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return; // The focus was elsewhere.
    const description = root.current?.querySelector<HTMLElement>("textarea:enabled");
    (description ?? root.current?.querySelector<HTMLElement>("input, button"))?.focus();
  }, [root, view]);
}
