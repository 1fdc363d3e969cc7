import { type ReactNode, useEffect, useRef } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./EditContentPage.module.css";
import { editTexts } from "./texts.ts";

/** A notice above the form. It takes the focus when it appears, which scrolls it into view. */
export function NoticePanel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.panel}>
      <h2 ref={heading} tabIndex={-1} className={classes.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface DeletedNoticeProps {
  label: string;
  isPending: boolean;
  onSave: () => void;
}

/** Says that the item was deleted meanwhile, and offers to keep the text. */
export function DeletedNotice({ label, isPending, onSave }: DeletedNoticeProps) {
  const { title, text, button } = editTexts.deleted;
  return (
    <NoticePanel title={title(label)}>
      <p>{text}</p>
      <div className={shared.row}>
        <ActionButton isInactive={isPending} onClick={onSave}>
          {isPending ? editTexts.saving : button}
        </ActionButton>
      </div>
    </NoticePanel>
  );
}
