import { UnstyledButton } from "@mantine/core";
import classes from "./KeptDraft.module.css";

/** Says that a form was filled from an earlier visit. */
export function KeptDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={classes.line} role="status">
      We kept what you had typed.{" "}
      <UnstyledButton className={classes.discard} onClick={onDiscard}>
        Discard
      </UnstyledButton>
    </p>
  );
}
