import "#ui/styles/components/anchor.css";
import { Anchor } from "@mantine/core";
import { useId } from "react";
import lists from "#ui/lists/lists.module.css";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import shared from "#ui/shared.module.css";
import classes from "./PictureProgress.module.css";

interface PictureProgressProps {
  name: string;
  /** Sent fraction of the file, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** The progress of an upload. */
export function PictureProgress({ name, part, onCancel }: PictureProgressProps) {
  const id = useId();
  const percent = Math.floor(part * 100);
  return (
    <div className={`${lists.box} ${classes.progress}`}>
      <p id={id} className={classes.name}>
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
