import { useEffect, useState } from "react";
import hidden from "#ui/hidden.module.css";
import type { LengthGuidance } from "../../../texts/editing/lengthGuidance.ts";
import classes from "./LengthHint.module.css";
import { describeLength } from "./lengthWords.ts";

/** A pause long enough for a screen reader's announcement. */
const PAUSE_MS = 1_200;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface LengthHintProps {
  /** The text of the field. */
  of: string;
  guidance: LengthGuidance;
}

/** Shows the length of a text and the recommended one, as the description of a field. */
export function LengthHint({ of, guidance }: LengthHintProps) {
  const { words, isTooLong } = describeLength(of, guidance);
  const settled = useSettled(words);
  return (
    <>
      <span className={classes.words} data-too-long={isTooLong} aria-hidden>
        {words}
      </span>
      {/** The same for screen readers, announced after pauses; it describes the field. */}
      <span className={hidden.hidden} role="status">
        {settled}
      </span>
    </>
  );
}
