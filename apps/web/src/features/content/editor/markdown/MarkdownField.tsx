import "#ui/styles/components/inputs.css";
import { MARKDOWN_MAX_LENGTH } from "@headwaters/contracts";
import { Input } from "@mantine/core";
import {
  type ChangeEventHandler,
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useFormField } from "#ui/forms/formContext.ts";
import shared from "#ui/shared.module.css";
import { markdownTexts } from "../../texts/editing/markdown.ts";
import { excessWords } from "../form/length/lengthWords.ts";
import { linkAround, putLink, putPicture, removeLink } from "./editing/links.ts";
import { selectedIn } from "./editing/perform.ts";
import classes from "./MarkdownField.module.css";
import { Preview } from "./Preview.tsx";
import { usePaste } from "./pasting/usePaste.ts";
import { LinkForm } from "./toolbar/LinkForm.tsx";
import { PictureFileForm } from "./toolbar/PictureFileForm.tsx";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import { useTools } from "./toolbar/useTools.ts";
import type { UploadPicture } from "./toolbar/useUpload.ts";
import { useWide } from "./useWide.ts";
import { type View, Views } from "./Views.tsx";

interface MarkdownFieldProps {
  label: string;
  name: string;
  value: string;
  required?: boolean;
  /**
   * Initial rows of a field that grows with its text; without them, it is as tall as the screen
   * allows.
   */
  rows?: number;
  /** Largest number of characters. */
  maxLength?: number;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  /** Uploads pictures from this device; without it only addresses can be used. */
  uploadPicture: UploadPicture;
}

/** Minimum for small screens. */
const ROWS = 12;

/** A Markdown field with a toolbar and a preview. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, name, value, required, rows, onChange, uploadPicture } = props;
  const { error } = useFormField(name);
  const { maxLength = MARKDOWN_MAX_LENGTH } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const isWide = useWide(field);
  const [view, setView] = useState<View>("write");
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const tools = useTools(textarea);
  const pasting = usePaste(textarea, tools.change);
  const excess = excessWords(value, maxLength);
  const isShown = { write: isWide || view === "write", preview: isWide || view === "preview" };

  // Errors are shown in the writing view.
  const isToFocus = useRef(false);
  useEffect(() => {
    if (!error || textarea.current?.checkVisibility()) return;
    // If no other field with an error has the focus, the form tried to focus this hidden one.
    isToFocus.current = document.activeElement?.getAttribute("aria-invalid") !== "true";
    setView("write");
  }, [error]);
  useEffect(() => {
    if (view === "write" && isToFocus.current) textarea.current?.focus();
    isToFocus.current = false;
  }, [view]);

  function takeFiles(event: ClipboardEvent | DragEvent, { files }: DataTransfer) {
    if (files.length === 0) return;
    event.preventDefault();
    setDropped([...files]);
    tools.ask("picture");
  }

  function panel() {
    if (!tools.asking || !textarea.current) return null;
    const selected = selectedIn(textarea.current);
    const cancel = () => tools.stopAsking();
    if (tools.asking === "link") {
      const { text, start, end } = selected;
      const link = linkAround(selected);
      const words = text.slice(start, end);
      const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(words);
      return (
        <LinkForm
          words={link?.words ?? (isAddress ? "" : words)}
          address={link?.address ?? (isAddress ? words : "")}
          onRemove={link ? () => tools.stopAsking(removeLink(link)) : undefined}
          onPut={(shown, address) => tools.stopAsking(putLink(selected, shown, address))}
          onCancel={cancel}
        />
      );
    }
    const put = (alt: string, address: string) => {
      // The text may have changed during the upload.
      if (textarea.current)
        tools.stopAsking(putPicture(selectedIn(textarea.current), alt, address));
    };
    return (
      <PictureFileForm upload={uploadPicture} dropped={dropped} onPut={put} onCancel={cancel} />
    );
  }

  const viewsId = `${id}-views`;
  const describedBy = [`${id}-hint`, excess && `${id}-excess`, error && `${id}-error`];
  const panelProps = (name: View) =>
    isWide
      ? {}
      : {
          id: `${viewsId}-panel-${name}`,
          role: "tabpanel",
          "aria-labelledby": `${viewsId}-tab-${name}`,
          hidden: !isShown[name],
        };
  return (
    <div ref={field}>
      <div className={`${shared.between} ${classes.head}`}>
        <Input.Label htmlFor={id} required={required === true} size="md">
          {label}
        </Input.Label>
        {!isWide && <Views id={viewsId} view={view} onChoose={setView} />}
      </div>
      <div className={classes.frame} data-wide={isWide} data-invalid={Boolean(error ?? excess)}>
        <div className={classes.write} {...panelProps("write")}>
          <div className={classes.tools}>
            <Toolbar
              controls={id}
              pressed={tools.pressed}
              asking={tools.asking}
              onPress={(tool) => {
                setDropped([]);
                tools.press(tool);
              }}
            />
          </div>
          {panel()}
          <textarea
            ref={textarea}
            id={id}
            name={name}
            className={classes.text}
            data-tall={rows === undefined}
            rows={rows ?? ROWS}
            style={{ minHeight: rows && `calc(${rows}lh + 1.75rem)` }}
            required={required}
            aria-invalid={error || excess ? true : undefined}
            aria-describedby={describedBy.filter(Boolean).join(" ")}
            value={value}
            onChange={onChange}
            onSelect={tools.look}
            onKeyDown={tools.pressKey}
            onCopy={pasting.copy}
            onCut={pasting.copy}
            onPaste={(event) => pasting.paste(event) || takeFiles(event, event.clipboardData)}
            onDrop={(event) => takeFiles(event, event.dataTransfer)}
            onDragOver={(event) => event.preventDefault()}
            onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
              const other = preview.current;
              if (!other || !isWide) return;
              const share = scrollTop / Math.max(1, scrollHeight - clientHeight);
              other.scrollTop = share * (other.scrollHeight - other.clientHeight);
            }}
          />
        </div>
        <div className={classes.preview} {...panelProps("preview")}>
          {isWide && (
            <p className={classes.title} aria-hidden>
              {markdownTexts.preview.label}
            </p>
          )}
          <Preview markdown={value} isShown={isShown.preview} frame={preview} />
        </div>
      </div>
      <Input.Description id={`${id}-hint`} className={classes.hint ?? ""}>
        {markdownTexts.hint}
      </Input.Description>
      {excess && (
        <Input.Error id={`${id}-excess`} role="status">
          {excess}
        </Input.Error>
      )}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
