import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import { editTexts } from "../../../texts/editing/editor.ts";
import classes from "./Panel.module.css";
import { usePanelFocus } from "./usePanelFocus.ts";

interface DeletedProps {
  label: string;
  isPending: boolean;
  onSave: () => void;
}

/** Says that the item was deleted meanwhile, and offers to keep the text. */
export function Deleted({ label, isPending, onSave }: DeletedProps) {
  const { title, text, button } = editTexts.deleted;
  const heading = usePanelFocus();
  return (
    <section className={classes.panel}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title(label)}
      </h2>
      <p>{text}</p>
      <div className={shared.row}>
        <ActionButton isInactive={isPending} onClick={onSave}>
          {isPending ? editTexts.saving : button}
        </ActionButton>
      </div>
    </section>
  );
}
