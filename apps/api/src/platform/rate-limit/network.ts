import ipaddr from "ipaddr.js";

/**
 * Forms with a port, as some proxies send them: "192.0.2.1:4711", "[2001:db8::1]:4711",
 * "[2001:db8::1]".
 */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Returns the key of an address: an IPv4 address (also mapped into IPv6) itself, an IPv6 address its
 * /64 network, because one person has a whole network.
 */
export function toNetwork(ipAddress: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(ipAddress) ?? [];
  const bare = ipv4 ?? ipv6 ?? ipAddress;
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`;
}
