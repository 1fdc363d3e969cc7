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
import { toolNames } from "../../../texts/editing/markdown.ts";
import type { Change, Selected } from "../editing/changes.ts";
import { isMarked, STARS, toggleStars } from "../editing/inline.ts";
import { areLines, cycleHeading, toggleLines } from "../editing/lines.ts";
import { linkAround } from "../editing/links.ts";

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

/** In the order of the toolbar, in groups with a gap between them. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: "bold",
      label: toolNames.bold,
      Icon: IconBold,
      key: "B",
      isOn: (selected) => isMarked(selected, STARS.bold),
      change: (selected) => toggleStars(selected, STARS.bold),
    },
    {
      name: "italic",
      label: toolNames.italic,
      Icon: IconItalic,
      key: "I",
      isOn: (selected) => isMarked(selected, STARS.italic),
      change: (selected) => toggleStars(selected, STARS.italic),
    },
  ],
  [
    {
      name: "heading",
      label: toolNames.heading,
      Icon: IconHeading,
      isOn: (selected) => areLines(selected, "heading"),
      change: cycleHeading,
    },
    {
      name: "bullets",
      label: toolNames.bullets,
      Icon: IconList,
      isOn: (selected) => areLines(selected, "bullets"),
      change: (selected) => toggleLines(selected, "bullets"),
    },
    {
      name: "numbers",
      label: toolNames.numbers,
      Icon: IconListNumbers,
      isOn: (selected) => areLines(selected, "numbers"),
      change: (selected) => toggleLines(selected, "numbers"),
    },
    {
      name: "quote",
      label: toolNames.quote,
      Icon: IconBlockquote,
      isOn: (selected) => areLines(selected, "quote"),
      change: (selected) => toggleLines(selected, "quote"),
    },
  ],
  [
    {
      name: "link",
      label: toolNames.link,
      Icon: IconLink,
      key: "K",
      isOn: (selected) => linkAround(selected) !== null,
    },
    { name: "picture", label: toolNames.picture, Icon: IconPhoto },
  ],
];

export const tools = toolGroups.flat();
