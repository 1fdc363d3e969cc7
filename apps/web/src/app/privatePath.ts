import { matchPath } from "react-router-dom";
import { paths, privatePages, staffPages } from "./paths.ts";

/** The pages of whoever is signed in, and of staff. */
export const privatePatterns: readonly string[] = [
  ...Object.values(privatePages),
  ...Object.values(staffPages),
];

/** Whether a path is of such a page. */
export function isPrivatePath(path: string): boolean {
  return privatePatterns.some((pattern) => matchPath(pattern, path));
}

/** Whether an address leads to registering for an event. */
export function isRegistering(address: string): boolean {
  const id = /^\/events\/([\w-]+)#/.exec(address)?.[1];
  return id !== undefined && address === paths.register(id);
}

/** Whether an address is a one-time link that makes its reader staff. */
function isStaffInvitation(address: string): boolean {
  const token = /\?token=([\w-]+)$/.exec(address)?.[1];
  return token !== undefined && address === paths.staffInvitation(token);
}

/** Whether signing in leads on to an address. Such ones are plain: they lead nowhere else, however they are read. */
export function mayComeNext(address: string): boolean {
  if (isRegistering(address) || isStaffInvitation(address)) return true;
  return /^[\w/-]+$/.test(address) && isPrivatePath(address);
}
