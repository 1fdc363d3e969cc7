import { PICTURE_FORMATS, PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { Input } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { useId } from "react";
import { FileButton } from "./FileButton.tsx";
import classes from "./PictureDrop.module.css";

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
        <Input.Description id={`${id}-hint`} className={classes.hint ?? ""}>
          <span className={classes.desk}>Or drop it here, or paste it. </span>
          {PICTURE_FORMATS} (its first frame), at most {PICTURE_MAX_BYTES / 2 ** 20} MB.
        </Input.Description>
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </>
  );
}
