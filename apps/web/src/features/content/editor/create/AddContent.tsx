import "./AddBar.module.css";
import { lazy, Suspense } from "react";
import type { AddBarProps } from "./AddBar.tsx";

const importBar = () => import("./AddBar.tsx");
// Drawn by the server, and fetched after the page, because visitors do not see it.
const AddBar = import.meta.env.SSR
  ? (await importBar()).AddBar
  : lazy(async () => ({ default: (await importBar()).AddBar }));

/** For those who are signed in, above a list: the way to a new item. */
export function AddContent(props: AddBarProps) {
  return (
    <Suspense>
      <AddBar {...props} />
    </Suspense>
  );
}
