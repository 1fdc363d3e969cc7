import "#ui/styles/components/inputs.css";
import "#ui/styles/components/tabs.css";
import { MARKDOWN_MAX_LENGTH } from "@headwaters/contracts";
import { Input, Tabs } from "@mantine/core";
import {
  type ChangeEventHandler,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useFormField } from "#ui/forms/formContext.ts";
import shared from "#ui/shared.module.css";
import { findTooLongError } from "../form/lengthHints.ts";
import { readSelection } from "../markdown/editing.ts";
import { putPicture } from "../markdown/inline.ts";
import classes from "./MarkdownField.module.css";
import { Preview } from "./Preview.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { markdownTexts } from "./texts.ts";
import { LinkForm, PictureForm, type UploadPicture } from "./toolForms.tsx";
import { usePaste } from "./usePaste.ts";
import { useTools } from "./useTools.ts";

type View = "write" | "preview";

/** Minimum for small screens. */
const ROWS = 12;

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
  const tooLongError = findTooLongError(value, maxLength);
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

  function insertUploaded(alt: string, address: string) {
    // The text may have changed during the upload.
    if (textarea.current)
      tools.stopAsking(putPicture(readSelection(textarea.current), alt, address));
  }

  const viewsId = `${id}-views`;
  const describedBy = [`${id}-hint`, tooLongError && `${id}-excess`, error && `${id}-error`];
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
      <div
        className={classes.frame}
        data-wide={isWide}
        data-invalid={Boolean(error ?? tooLongError)}
      >
        <div className={classes.write} {...panelProps("write")}>
          <div className={classes.tools}>
            <Toolbar
              controls={id}
              pressed={tools.pressed}
              asking={tools.asking}
              onPress={(tool) => {
                setDropped([]);
                tools.runTool(tool);
              }}
            />
          </div>
          {tools.asking === "link" && textarea.current && (
            <LinkForm
              selected={readSelection(textarea.current)}
              onInsert={tools.stopAsking}
              onCancel={() => tools.stopAsking()}
            />
          )}
          {tools.asking === "picture" && textarea.current && (
            <PictureForm
              upload={uploadPicture}
              dropped={dropped}
              onInsert={insertUploaded}
              onCancel={() => tools.stopAsking()}
            />
          )}
          <textarea
            ref={textarea}
            id={id}
            name={name}
            className={classes.text}
            data-tall={rows === undefined}
            rows={rows ?? ROWS}
            style={{ minHeight: rows && `calc(${rows}lh + 1.75rem)` }}
            required={required}
            aria-invalid={error || tooLongError ? true : undefined}
            aria-describedby={describedBy.filter(Boolean).join(" ")}
            value={value}
            onChange={onChange}
            onSelect={tools.updatePressed}
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
      {tooLongError && (
        <Input.Error id={`${id}-excess`} role="status">
          {tooLongError}
        </Input.Error>
      )}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}

interface ViewsProps {
  /** Prefix of the ids of the tabs and their panels. */
  id: string;
  view: View;
  onChoose: (view: View) => void;
}

/** Tabs for narrow fields, which show either the text or its preview. */
function Views({ id, view, onChoose }: ViewsProps) {
  return (
    <Tabs id={id} value={view} onChange={(chosen) => onChoose(chosen as View)}>
      <Tabs.List aria-label={markdownTexts.views}>
        <Tabs.Tab value="write" aria-controls={`${id}-panel-write`}>
          {markdownTexts.write}
        </Tabs.Tab>
        <Tabs.Tab value="preview" aria-controls={`${id}-panel-preview`}>
          {markdownTexts.preview.label}
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

/** Width from which the text and its preview both have room for a readable line, in rem. */
const WIDE = 46;

/** Returns true if an element is wide enough for two columns, relative to its font size. */
function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setWide(entry.contentRect.width >= WIDE * rem);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
