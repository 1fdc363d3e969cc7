import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address inside this network, or a name that leads to one. */
export class InsideAddress extends Error {
  override name = "InsideAddress";
}

/** All global unicast addresses that IANA has given out so far. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Checks that an IP address is a public one; an IPv4 address in IPv6 counts as itself. */
export function isOutside(text: string): boolean {
  const address = ipaddr.process(text);
  const isGlobal = address.kind() === "ipv4" || address.match(GLOBAL_IPV6);
  return isGlobal && address.range() === "unicast";
}

/** @throws InsideAddress for an IP address of this network; names are looked up by `lookupOutside` */
export function checkOutside({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isOutside(address)) throw new InsideAddress();
}

/**
 * Looks a name up for a connection, which is made to just what was found here: a name that leads
 * elsewhere a moment later changes nothing.
 */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error("No address."), []);
    if (!found.every(({ address }: LookupAddress) => isOutside(address))) {
      return callback(new InsideAddress(), []);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
