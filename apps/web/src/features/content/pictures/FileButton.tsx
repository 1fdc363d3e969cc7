import { type ReactNode, useId } from "react";
import hidden from "#ui/hidden.module.css";
import classes from "./FileButton.module.css";

/** Accepted types of file inputs; many systems know HEIC by the end of the file's name alone. */
export const ACCEPT =
  "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/tiff,image/gif";

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
    <span className={classes.wrap}>
      <input
        id={id}
        className={hidden.hidden}
        type="file"
        accept={ACCEPT}
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
      <label id={`${id}-words`} htmlFor={id} className={classes.button} data-quiet={isQuiet}>
        {children}
      </label>
    </span>
  );
}
