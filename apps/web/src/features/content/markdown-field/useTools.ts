import {
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import {
  applyChanges,
  areLines,
  type Change,
  continueLines,
  cycleHeading,
  type LineKind,
  readSelection,
  type Selected,
  toggleLines,
} from "../markdown/editing.ts";
import { ASTERISKS, findLink, isMarked, toggleEmphasis } from "../markdown/inline.ts";
import { toolNames } from "./texts.ts";

export type ToolName = keyof typeof toolNames;

/** Tools with a panel of fields. */
export type AskingTool = "link" | "picture";

export interface Tool {
  name: ToolName;
  label: string;
  Icon: typeof IconBold;
  /** Pressed with Ctrl, or with Command on a Mac. */
  key?: "B" | "I" | "K";
  /** Returns true if the selection has this format; absent for tools without a state. */
  isOn?: (selected: Selected) => boolean;
  /** The action; absent for tools with a panel. */
  change?: (selected: Selected) => Change[];
}

function emphasisTool(name: "bold" | "italic", Icon: Tool["Icon"], key: "B" | "I"): Tool {
  return {
    name,
    label: toolNames[name],
    Icon,
    key,
    isOn: (selected) => isMarked(selected, ASTERISKS[name]),
    change: (selected) => toggleEmphasis(selected, ASTERISKS[name]),
  };
}

function lineTool(name: LineKind, Icon: Tool["Icon"]): Tool {
  return {
    name,
    label: toolNames[name],
    Icon,
    isOn: (selected) => areLines(selected, name),
    change: (selected) =>
      name === "heading" ? cycleHeading(selected) : toggleLines(selected, name),
  };
}

const linkTool: Tool = {
  name: "link",
  label: toolNames.link,
  Icon: IconLink,
  key: "K",
  isOn: (selected) => findLink(selected) !== null,
};

/** In the order of the toolbar, in groups with a gap between them. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [emphasisTool("bold", IconBold, "B"), emphasisTool("italic", IconItalic, "I")],
  [
    lineTool("heading", IconHeading),
    lineTool("bullets", IconList),
    lineTool("numbers", IconListNumbers),
    lineTool("quote", IconBlockquote),
  ],
  [linkTool, { name: "picture", label: toolNames.picture, Icon: IconPhoto }],
];

export const tools = toolGroups.flat();

/** Runs tools by mouse and keyboard, and holds the open panel. */
export function useTools(textarea: RefObject<HTMLTextAreaElement | null>) {
  const [pressed, setPressed] = useState<ReadonlySet<ToolName>>(new Set());
  const [asking, setAsking] = useState<AskingTool | null>(null);

  /** Handles the text's onSelect. */
  function updatePressed() {
    if (!textarea.current) return;
    const selected = readSelection(textarea.current);
    const on = tools.filter(({ isOn }) => isOn?.(selected)).map(({ name }) => name);
    setPressed((before) => (on.join() === [...before].join() ? before : new Set(on)));
  }

  function change(changes: readonly Change[]) {
    if (!textarea.current) return;
    applyChanges(textarea.current, changes);
    updatePressed();
  }

  function runTool({ name, change: computeChange }: Tool) {
    if (name === "link" || name === "picture") setAsking(asking === name ? null : name);
    else if (computeChange && textarea.current)
      change(computeChange(readSelection(textarea.current)));
  }

  /** Handles the text's onKeyDown. */
  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (altKey || shiftKey || event.nativeEvent.isComposing) return;
    const hasCommand = ctrlKey || metaKey;
    const tool = hasCommand && tools.find((one) => one.key === key.toUpperCase());
    const continued =
      key === "Enter" && !hasCommand && continueLines(readSelection(event.currentTarget));
    if (tool) runTool(tool);
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
    updatePressed,
    change,
    runTool,
    pressKey,
  };
}
