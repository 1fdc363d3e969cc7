import { Button, Input } from "@mantine/core";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { serverMessage } from "#lib/api/failures.ts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import type { Change, Selected } from "../markdown/editing.ts";
import {
  type FoundLink,
  findLink,
  isLinkAddress,
  putLink,
  removeLink,
} from "../markdown/inline.ts";
import { ACCEPTED_TYPES } from "../pictures/uploadPicture.ts";
import classes from "./MarkdownField.module.css";
import { keepsDialogOpen, ToolPanel } from "./Toolbar.tsx";
import { markdownTexts, toolNames } from "./texts.ts";

interface LinkFormProps {
  selected: Selected;
  onInsert: (changes: readonly Change[]) => void;
  onCancel: () => void;
}

/** The target and text of a link: of the one around the selection, or of a new one. */
export function LinkForm({ selected, onInsert, onCancel }: LinkFormProps) {
  const texts = markdownTexts.link;
  const link = findLink(selected);
  const initial = readFields(selected, link);
  const [text, setText] = useState(initial.text);
  const [address, setAddress] = useState(initial.address);
  const [error, setError] = useState<string | null>(null);

  function submit() {
    if (!address.trim()) setError(texts.missing);
    else if (!isLinkAddress(address)) setError(texts.invalid);
    else onInsert(putLink(selected, text, address));
  }

  return (
    <ToolPanel
      label={toolNames.link}
      submitLabel={link ? texts.change : texts.add}
      more={
        link && (
          <Button
            size="sm"
            variant="default"
            onClick={() => onInsert(removeLink(link))}
            {...keepsDialogOpen}
          >
            {texts.remove}
          </Button>
        )
      }
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        label={texts.address}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        error={error ?? undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setError(null);
        }}
        {...keepsDialogOpen}
      />
      <Field
        label={texts.text}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...keepsDialogOpen}
      />
    </ToolPanel>
  );
}

/** The initial fields: those of a link, or the selected words, which may be an address. */
function readFields({ text, start, end }: Selected, link: FoundLink | null) {
  if (link) return link;
  const selection = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(selection);
  return isAddress ? { text: "", address: selection } : { text: selection, address: "" };
}

interface PictureFormProps {
  onInsert: (alt: string, address: string) => void;
  onCancel: () => void;
  upload: UploadPicture;
  /** A dropped or pasted file. */
  dropped: readonly File[];
}

/** Uploads a picture; `onProgress` gets the sent fraction, 0 to 1. */
export type UploadPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ url: string }>;

/** The description of a picture; null for decoration. */
type AltText = string | null;

/** Chooses and describes a picture from this device. */
export function PictureForm({ upload, dropped, onInsert, onCancel }: PictureFormProps) {
  const id = useId();
  const texts = markdownTexts.picture;
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState<AltText>("");
  const [asked, setAsked] = useState(false);
  const candidate = chosen ?? dropped[0];
  const file = candidate && isPicture(candidate) ? candidate : undefined;
  const { share, error, start } = useUpload(upload, (url) => onInsert(alt ?? "", url));

  function submit() {
    setAsked(true);
    if (file && !findAltError(alt)) start(file);
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setAsked(false);
    setChosen(currentTarget.files?.[0]);
  }

  const missing = candidate && !file ? texts.notPicture : asked && !file ? texts.missingFile : null;
  const message = error ?? missing ?? (dropped.length > 1 && !chosen ? texts.one : null);
  return (
    <ToolPanel
      label={toolNames.picture}
      submitLabel={share === null ? texts.add : texts.uploading}
      isBusy={share !== null}
      first={file && "input:not([type=file])"}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <div className={classes.file}>
        {file && <Thumbnail file={file} />}
        <Input.Wrapper
          id={id}
          label={texts.choose}
          description={file ? file.name : texts.drop}
          error={message}
          errorProps={{ role: "alert" }}
        >
          <input
            id={id}
            type="file"
            accept={ACCEPTED_TYPES}
            onChange={choose}
            {...keepsDialogOpen}
          />
          {share !== null && (
            <ProgressBar
              className={classes.progress ?? ""}
              share={share}
              aria-label={texts.uploading}
            />
          )}
        </Input.Wrapper>
      </div>
      <AltFields alt={alt} error={asked ? findAltError(alt) : null} onChange={setAlt} />
    </ToolPanel>
  );
}

/** Includes files without a known type, such as HEIC: the server checks the content. */
const isPicture = ({ type, name }: File) =>
  type.startsWith("image/") || /\.(?:heic|heif|avif|tiff?)$/i.test(name);

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // Browsers cannot show all formats that the server can read.
  return address && <img src={address} alt="" onError={() => setAddress(undefined)} />;
}

interface AltFieldsProps {
  alt: AltText;
  error: string | null;
  onChange: (alt: AltText) => void;
}

/** Asks for the description of a picture. */
function AltFields({ alt, error, onChange }: AltFieldsProps) {
  const texts = markdownTexts.picture;
  const isDecorative = alt === null;
  return (
    <div className={classes.altFields}>
      <Field
        label={texts.alt}
        description={texts.altHint}
        autoComplete="off"
        disabled={isDecorative}
        value={alt ?? ""}
        error={error ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...keepsDialogOpen}
      />
      <CheckField
        label={texts.decorative}
        checked={isDecorative}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : "")}
        {...keepsDialogOpen}
      />
    </div>
  );
}

/** Explains why a description is missing; null if it is valid. */
function findAltError(alt: AltText): string | null {
  return alt?.trim() === "" ? markdownTexts.picture.missingAlt : null;
}

/** A running upload with its progress and its failure. */
function useUpload(upload: UploadPicture, onDone: (url: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    setError(null);
    setShare(0);
    try {
      const { url } = await upload(file, {
        signal: own.signal,
        onProgress: (reached) => !own.signal.aborted && setShare(reached),
      });
      if (!own.signal.aborted) onDone(url);
    } catch (failure) {
      if (own.signal.aborted) return;
      setShare(null);
      setError(serverMessage(failure as Error) ?? markdownTexts.picture.failed);
    }
  }

  return { share, error, start: (file: File) => void start(file) };
}
