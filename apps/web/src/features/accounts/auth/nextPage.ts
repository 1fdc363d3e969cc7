import { isPrivatePath, type PageRoute } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";

/** Returns true if an address leads to registering for an event. */
export function isRegistering(address: string): boolean {
  const id = /^\/events\/([\w-]+)#/.exec(address)?.[1];
  return id !== undefined && address === paths.register(id);
}

/** Returns true if an address is a one-time link that makes its reader staff. */
function isStaffInvitation(address: string): boolean {
  const token = /\?token=([\w-]+)$/.exec(address)?.[1];
  return token !== undefined && address === paths.staffInvitation(token);
}

/** Returns true if signing in may lead on to an address: only plain addresses of this site pass. */
export function mayComeNext(routes: readonly PageRoute[], address: string): boolean {
  if (isRegistering(address) || isStaffInvitation(address)) return true;
  const path = /^([\w/-]+)(?:\?[\w=&%+.-]*)?(?:#[\w-]*)?$/.exec(address)?.[1];
  return path !== undefined && isPrivatePath(routes, path);
}
