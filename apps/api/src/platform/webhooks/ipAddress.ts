import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Error for an address inside this network, or a name that resolves to one. */
export class InsideNetworkError extends Error {
  override name = "InsideAddress";
}

/** All global unicast addresses that IANA has allocated so far. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an IP address is public; an IPv4 address mapped into IPv6 counts as itself. */
export function isOutside(text: string): boolean {
  const ipAddress = ipaddr.process(text);
  const isGlobal = ipAddress.kind() === "ipv4" || ipAddress.match(GLOBAL_IPV6);
  return isGlobal && ipAddress.range() === "unicast";
}

/** @throws InsideAddress for an IP address of this network; `lookupOutside` checks names */
export function checkOutside({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isOutside(host)) throw new InsideNetworkError();
}

/**
 * Resolves a name for a connection, which then uses this very address: a later change of the DNS record
 * (DNS rebinding) has no effect.
 */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error("No address."), []);
    if (!found.every(({ address }: LookupAddress) => isOutside(address))) {
      return callback(new InsideNetworkError(), []);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
