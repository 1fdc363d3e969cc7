import { matchPath } from "react-router-dom";
import { privatePages } from "./paths.ts";

/** Whether a path is of a page of whoever is signed in. */
export function isPrivatePath(path: string): boolean {
  return Object.values(privatePages).some((pattern) => matchPath(pattern, path));
}
