import "#ui/styles/components/fieldset.css";
import { Button, Fieldset } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./Toolbar.module.css";
import { markdownTexts } from "./texts.ts";

/** An attribute of Mantine that keeps Escape on this element from closing the dialog around it. */
export const keepsDialogOpen = { "data-mantine-stop-propagation": "true" } as const;

interface ToolPanelProps {
  label: string;
  /** Label of the button that applies it. */
  put: string;
  isBusy?: boolean;
  /** CSS selector of the field with the initial focus. */
  first?: string | undefined;
  /** Further buttons. */
  more?: ReactNode;
  onPut: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A tool's fields, between toolbar and text. It is no form element, as forms cannot be nested. */
export function ToolPanel(props: ToolPanelProps) {
  const { label, put, isBusy = false, more, onPut, onCancel, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [first] = useState(props.first ?? "input");
  useEffect(() => fields.current?.querySelector<HTMLElement>(first)?.focus(), [first]);

  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === "Enter" && !isButton && !event.nativeEvent.isComposing) {
      event.preventDefault(); // Otherwise Enter would send the article.
      if (!isBusy) onPut();
    }
    if (event.key === "Escape") onCancel();
  }
  return (
    <Fieldset className={classes.panel ?? ""} aria-label={label} onKeyDown={press}>
      <div ref={fields} className={classes.fields}>
        {children}
      </div>
      <div className={shared.row}>
        <ActionButton size="sm" isInactive={isBusy} onClick={onPut} {...keepsDialogOpen}>
          {put}
        </ActionButton>
        {more}
        <Button size="sm" variant="subtle" onClick={onCancel} {...keepsDialogOpen}>
          {markdownTexts.back}
        </Button>
      </div>
    </Fieldset>
  );
}
