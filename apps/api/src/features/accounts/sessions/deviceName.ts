import Bowser from "bowser";

const UNKNOWN = "An unknown device";

/** Names a device by its user agent: "Firefox on Windows", "Safari on iPhone". */
export function formatDeviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Only Apple's model names are known to most people.
  const machine = platform.vendor === "Apple" && os.name === "iOS" ? platform.model : os.name;
  if (browser.name && machine) return `${browser.name} on ${machine}`;
  return browser.name || machine || UNKNOWN;
}
