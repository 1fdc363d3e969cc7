import "./ToolButtons.module.css";
import { lazy, Suspense } from "react";
import type { ToolButtonsProps } from "./ToolButtons.tsx";

const importButtons = () => import("./ToolButtons.tsx");
// Drawn by the server, and fetched after the page.
const ToolButtons = import.meta.env.SSR
  ? (await importButtons()).ToolButtons
  : lazy(async () => ({ default: (await importButtons()).ToolButtons }));

/** Passes an item on: by whatever the device offers, else by a menu of ours; and to paper. */
export function ArticleTools(props: ToolButtonsProps) {
  return (
    <Suspense>
      <ToolButtons {...props} />
    </Suspense>
  );
}
