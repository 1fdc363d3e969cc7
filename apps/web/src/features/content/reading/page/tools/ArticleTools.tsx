import "./ToolButtons.module.css";
import { Suspense } from "react";
import { lazyPart } from "../../../../../lib/lazyPart.ts";
import type { ToolButtonsProps } from "./ToolButtons.tsx";

const importButtons = async () => (await import("./ToolButtons.tsx")).ToolButtons;
const ToolButtons = import.meta.env.SSR ? await importButtons() : lazyPart(importButtons);

/** Buttons to share and print an item: by the device's sharing, or else by a menu of ours. */
export function ArticleTools(props: ToolButtonsProps) {
  return (
    <Suspense>
      <ToolButtons {...props} />
    </Suspense>
  );
}
