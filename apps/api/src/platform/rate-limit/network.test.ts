import { expect, test } from "vitest";
import { toNetwork } from "./network.ts";

test.each([
  ["an IPv4 address counts alone", "192.0.2.1", "192.0.2.1"],
  ["mapped into IPv6 it is the same", "::ffff:192.0.2.1", "192.0.2.1"],
  ["mapped in hexadecimal too", "::ffff:c000:201", "192.0.2.1"],
  ["a proxy's port does not make another", "192.0.2.1:4711", "192.0.2.1"],
  ["an IPv6 address counts with its network", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["however it is written", "2001:DB8:1:2:0:0:0:9", "2001:db8:1:2::/64"],
  ["with a port too", "[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
  ["in brackets alone too", "[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["with a zone too", "fe80::1%eth0", "fe80::/64"],
  ["what is no address counts as it is", "unknown", "unknown"],
])("%s", (_rule, ipAddress, network) => {
  expect(toNetwork(ipAddress)).toBe(network);
});

test("neighbors in one IPv6 /64 are one, the next network is another", () => {
  expect(toNetwork("2001:db8::1")).toBe(toNetwork("2001:db8::ffff:ffff:ffff:ffff"));
  expect(toNetwork("2001:db8::1")).not.toBe(toNetwork("2001:db8:0:1::1"));
});
