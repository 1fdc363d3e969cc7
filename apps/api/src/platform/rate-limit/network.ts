import ipaddr from "ipaddr.js";

/** What some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711", "[2001:db8::1]". */
const DRESSED = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Whom an address counts as: an IPv4 address, also one that is mapped into IPv6, for itself; an IPv6
 * address for its network of 64 bits, of which one person has more addresses than can be counted.
 */
export function toNetwork(address: string): string {
  const [, ipv4, ipv6] = DRESSED.exec(address) ?? [];
  const bare = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`;
}
