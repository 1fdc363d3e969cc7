import "#ui/styles/components/fieldset.css";
import { Button, Fieldset } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useBrowserValue } from "#lib/browser.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./MarkdownField.module.css";
import { markdownTexts } from "./texts.ts";
import { type AskingTool, type Tool, type ToolName, toolGroups, tools } from "./useTools.ts";

/** An attribute of Mantine that keeps Escape on this element from closing the dialog around it. */
export const keepsDialogOpen = { "data-mantine-stop-propagation": "true" } as const;

interface ToolbarProps {
  /** Id of the controlled text. */
  controls: string;
  /** Formats of the selection. */
  pressed: ReadonlySet<ToolName>;
  /** The tool with an open panel. */
  asking: AskingTool | null;
  onPress: (tool: Tool) => void;
}

/** Buttons that format the selection: one tab stop, with arrow keys between them. */
export function Toolbar({ controls, pressed, asking, onPress }: ToolbarProps) {
  const [current, setCurrent] = useState<ToolName>("bold");
  const [isQuiet, setQuiet] = useState(false);
  const shortcut = useShortcut();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") return setQuiet(true);
    const index = tools.findIndex(({ name }) => name === current);
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    buttons[(next + tools.length) % tools.length]?.focus();
  }

  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label={markdownTexts.toolbar}
      aria-controls={controls}
      // The first Escape hides the tooltip, the next closes the dialog.
      data-quiet={isQuiet}
      onKeyDown={move}
      onPointerEnter={() => setQuiet(false)}
      onFocus={() => setQuiet(false)}
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.name} className={classes.group}>
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className={classes.tool}
              tabIndex={tool.name === current ? 0 : -1}
              aria-label={tool.label}
              aria-pressed={tool.isOn && pressed.has(tool.name)}
              aria-expanded={tool.change ? undefined : asking === tool.name}
              aria-keyshortcuts={tool.key && `Control+${tool.key} Meta+${tool.key}`}
              data-tip={tool.key ? `${tool.label} (${shortcut(tool.key)})` : tool.label}
              {...(isQuiet ? {} : keepsDialogOpen)}
              onFocus={() => setCurrent(tool.name)}
              // Keeps the focus and the selection of the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPress(tool)}
            >
              <tool.Icon size={20} stroke={1.75} aria-hidden />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** "⌘B" or "Ctrl+B", by the device's keyboard. */
function useShortcut(): (key: string) => string {
  const isMac = useBrowserValue(() => /Mac|iP/.test(navigator.platform), false);
  return (key) => (isMac ? `⌘${key}` : `Ctrl+${key}`);
}

interface ToolPanelProps {
  label: string;
  /** Label of the button that applies it. */
  submitLabel: string;
  isBusy?: boolean;
  /** CSS selector of the field with the initial focus. */
  first?: string | undefined;
  /** Further buttons. */
  more?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A tool's fields, between toolbar and text. It is no form element, as forms cannot be nested. */
export function ToolPanel(props: ToolPanelProps) {
  const { label, submitLabel, isBusy = false, more, onSubmit, onCancel, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [first] = useState(props.first ?? "input");
  useEffect(() => fields.current?.querySelector<HTMLElement>(first)?.focus(), [first]);

  function handleKey(event: KeyboardEvent<HTMLFieldSetElement>) {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === "Enter" && !isButton && !event.nativeEvent.isComposing) {
      event.preventDefault(); // Otherwise Enter would send the article.
      if (!isBusy) onSubmit();
    }
    if (event.key === "Escape") onCancel();
  }
  return (
    <Fieldset className={classes.panel ?? ""} aria-label={label} onKeyDown={handleKey}>
      <div ref={fields} className={classes.fields}>
        {children}
      </div>
      <div className={shared.row}>
        <ActionButton size="sm" isInactive={isBusy} onClick={onSubmit} {...keepsDialogOpen}>
          {submitLabel}
        </ActionButton>
        {more}
        <Button size="sm" variant="subtle" onClick={onCancel} {...keepsDialogOpen}>
          {markdownTexts.back}
        </Button>
      </div>
    </Fieldset>
  );
}
