import { PICTURE_FORMATS, PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { Input } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import hidden from "#ui/hidden.module.css";
import classes from "./PictureField.module.css";
import { ACCEPTED_TYPES } from "./uploadPicture.ts";

interface PictureDropProps {
  labelledBy: string;
  /** A file is being dragged over the form. */
  isOver: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** The area where a picture is chosen or dropped. */
export function PictureDrop({ labelledBy, isOver, error, onFile }: PictureDropProps) {
  const id = useId();
  return (
    <>
      <div className={classes.drop} data-over={isOver}>
        <FileButton
          labelledBy={labelledBy}
          describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          name="imageUrl"
          isInvalid={error !== undefined}
          onFile={onFile}
        >
          <IconPhotoUp size={20} stroke={1.75} aria-hidden />
          Choose a picture
        </FileButton>
        <Input.Description id={`${id}-hint`} className={classes.dropHint ?? ""}>
          <span className={classes.desktopOnly}>Or drop it here, or paste it. </span>
          {PICTURE_FORMATS} (its first frame), at most {PICTURE_MAX_BYTES / 2 ** 20} MB.
        </Input.Description>
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </>
  );
}

interface FileButtonProps {
  /** Id of the label. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** The field's name in errors. */
  name?: string;
  isInvalid?: boolean;
  isQuiet?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A file input that looks like a button; phones offer the camera and the library. */
export function FileButton(props: FileButtonProps) {
  const { labelledBy, describedBy, name, isInvalid, isQuiet, onFile, children } = props;
  const id = useId();
  return (
    <span className={classes.fileInput}>
      <input
        id={id}
        className={hidden.hidden}
        type="file"
        accept={ACCEPTED_TYPES}
        name={name}
        aria-labelledby={`${labelledBy} ${id}-words`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ""; // Allows choosing the same file again.
          if (file) onFile(file);
        }}
      />
      <label id={`${id}-words`} htmlFor={id} className={classes.fileButton} data-quiet={isQuiet}>
        {children}
      </label>
    </span>
  );
}

/**
 * Takes pictures that are pasted or dropped anywhere in the dialog or form around an element,
 * unless another part has handled them.
 * @returns true while files are being dragged over it
 */
export function useDroppedFiles(
  inside: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = pictureAmong(files);
    if (event.defaultPrevented || !file) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const around = inside.current?.closest<HTMLElement>("[role=dialog], form");
    if (!around) return;
    const done = new AbortController();
    const { signal } = done;
    const listen = <E extends Event>(name: string, listener: (event: E) => void) =>
      around.addEventListener(name, listener as EventListener, { signal });
    listen<ClipboardEvent>("paste", (event) => take(event, event.clipboardData?.files));
    listen<DragEvent>("dragover", (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault(); // Otherwise the browser would leave the page and show the file.
      setIsOver(true);
    });
    listen<DragEvent>("dragleave", ({ relatedTarget }) => {
      if (!around.contains(relatedTarget as Node | null)) setIsOver(false);
    });
    listen<DragEvent>("drop", (event) => {
      setIsOver(false);
      take(event, event.dataTransfer?.files);
      if (carriesFiles(event)) event.preventDefault();
    });
    return () => done.abort();
  }, [inside]);
  return isOver;
}

/** The first picture among files, by type; the server checks the content. */
function pictureAmong(files: FileList | undefined): File | undefined {
  const all = Array.from(files ?? []);
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0];
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
