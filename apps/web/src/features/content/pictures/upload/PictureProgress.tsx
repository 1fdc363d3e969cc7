import { UnstyledButton } from "@mantine/core";
import { useId } from "react";
import classes from "./PictureProgress.module.css";

interface PictureProgressProps {
  name: string;
  /** Of the file, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** How far an upload is. */
export function PictureProgress({ name, part, onCancel }: PictureProgressProps) {
  const id = useId();
  const percent = Math.floor(part * 100);
  return (
    <div className={classes.progress}>
      <p id={id} className={classes.name}>
        {name}
      </p>
      <p className={classes.percent}>{part < 1 ? `${percent} %` : "Preparing…"}</p>
      {/* Sent whole, it is still being made smaller: how long that takes is not known. */}
      <progress
        className={classes.bar}
        aria-labelledby={id}
        max={100}
        {...(part < 1 && { value: percent })}
      />
      <UnstyledButton className={classes.cancel} onClick={onCancel}>
        Cancel upload
      </UnstyledButton>
    </div>
  );
}
