import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Change } from "../editing/changes.ts";
import { continueLines } from "../editing/continueLines.ts";
import { perform, selectedIn } from "../editing/perform.ts";
import { type AskingTool, type Tool, type ToolName, tools } from "./tools.ts";

/** Runs tools by mouse and keyboard, and holds the open panel. */
export function useTools(textarea: RefObject<HTMLTextAreaElement | null>) {
  const [pressed, setPressed] = useState<ReadonlySet<ToolName>>(new Set());
  const [asking, setAsking] = useState<AskingTool | null>(null);

  /** Handles the text's onSelect. */
  function look() {
    if (!textarea.current) return;
    const selected = selectedIn(textarea.current);
    const on = tools.filter(({ isOn }) => isOn?.(selected)).map(({ name }) => name);
    setPressed((before) => (on.join() === [...before].join() ? before : new Set(on)));
  }

  function change(changes: readonly Change[]) {
    if (!textarea.current) return;
    perform(textarea.current, changes);
    look();
  }

  function press({ name, change: computeChange }: Tool) {
    if (name === "link" || name === "picture") setAsking(asking === name ? null : name);
    else if (computeChange && textarea.current) change(computeChange(selectedIn(textarea.current)));
  }

  /** Handles the text's onKeyDown. */
  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (altKey || shiftKey || event.nativeEvent.isComposing) return;
    const hasCommand = ctrlKey || metaKey;
    const tool = hasCommand && tools.find((one) => one.key === key.toUpperCase());
    const continued =
      key === "Enter" && !hasCommand && continueLines(selectedIn(event.currentTarget));
    if (tool) press(tool);
    else if (continued) change(continued);
    else return;
    event.preventDefault();
  }

  return {
    pressed,
    asking,
    ask: setAsking,
    /** Closes the panel and restores the text's focus and selection. */
    stopAsking(changes: readonly Change[] = []) {
      setAsking(null);
      change(changes);
    },
    look,
    change,
    press,
    pressKey,
  };
}
