import { matchPath } from "react-router-dom";
import { privatePages, staffPages } from "./paths.ts";

/** The pages of whoever is signed in, and of staff. */
export const privatePatterns: readonly string[] = [
  ...Object.values(privatePages),
  ...Object.values(staffPages),
];

/** Whether a path is of such a page. */
export function isPrivatePath(path: string): boolean {
  return privatePatterns.some((pattern) => matchPath(pattern, path));
}
