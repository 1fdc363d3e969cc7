import "./ToolButtons.module.css";
import { Suspense } from "react";
import { lazyPart } from "../../../../../lib/lazyPart.ts";
import type { ToolButtonsProps } from "./ToolButtons.tsx";

const importButtons = async () => (await import("./ToolButtons.tsx")).ToolButtons;
const ToolButtons = import.meta.env.SSR ? await importButtons() : lazyPart(importButtons);

/** Passes an item on: by whatever the device offers, else by a menu of ours; and to paper. */
export function ArticleTools(props: ToolButtonsProps) {
  return (
    <Suspense>
      <ToolButtons {...props} />
    </Suspense>
  );
}
