import Bowser from "bowser";

const UNKNOWN = "An unknown device";

/** What a browser says of itself, in plain words: "Firefox on Windows", "Safari on iPhone". */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Of the makers of phones only this one's model is a word that people know.
  const machine = platform.vendor === "Apple" && os.name === "iOS" ? platform.model : os.name;
  if (browser.name && machine) return `${browser.name} on ${machine}`;
  return browser.name || machine || UNKNOWN;
}
