import "./AddBar.module.css";
import { Suspense } from "react";
import { lazyPart } from "../../../../lib/lazyPart.ts";
import type { AddBarProps } from "./AddBar.tsx";

const importBar = async () => (await import("./AddBar.tsx")).AddBar;
const AddBar = import.meta.env.SSR ? await importBar() : lazyPart(importBar);

/** For those who are signed in, above a list: the way to a new item. */
export function AddContent(props: AddBarProps) {
  return (
    <Suspense>
      <AddBar {...props} />
    </Suspense>
  );
}
