import { Button } from "@mantine/core";
import { editTexts } from "../../../texts/editing.ts";
import classes from "./Panel.module.css";
import { usePanelFocus } from "./usePanelFocus.ts";

interface DeletedProps {
  word: string;
  isPending: boolean;
  onSave: () => void;
}

/** Says that what is in the form was deleted by someone else, and how to keep it. */
export function Deleted({ word, isPending, onSave }: DeletedProps) {
  const { title, text, button } = editTexts.deleted;
  const heading = usePanelFocus();
  return (
    <section className={classes.panel}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title(word)}
      </h2>
      <p>{text}</p>
      <div className={classes.choices}>
        <Button disabled={isPending} onClick={onSave}>
          {isPending ? editTexts.saving : button}
        </Button>
      </div>
    </section>
  );
}
