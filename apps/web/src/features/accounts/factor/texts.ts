import { REMEMBERED_DAYS } from "@headwaters/contracts";

/** Where a second factor is used: signing in, and confirming that it is you. */
export const factorTexts = {
  title: "One more step",
  /** Followed by the site's address. */
  onlyHere: "Check first that your browser’s address begins with",
  neverAsked: "We never ask for a code by phone or email.",
  passkey: {
    text: "Use the passkey that you added: your fingerprint, your face, your device’s PIN or a security key.",
    button: "Use Passkey",
    pending: "Waiting for your passkey...",
    instead: "Use a passkey",
  },
  app: {
    label: "Code from your app",
    hint: "6 digits. Each code works once.",
    instead: "Use a code from your app",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of those that you kept. Each works once.",
    instead: "Use a recovery code",
  },
  button: "Continue",
  pending: "Checking...",
  remember: `Remember this device for ${REMEMBERED_DAYS} days`,
  rememberHint: "Only on a device of your own.",
  restart: "Start over",
  lost: "Lost all of them? Our staff can let you in again: write to",
  loadFailed: "This step could not be loaded.",
  failed: "Nothing was confirmed",
  confirm: {
    title: "Please confirm that it is you",
    text: "We ask again because this changes who may do what, or where our data goes.",
  },
  failures: {
    cancelled: "No passkey was used. Try again, or choose another way.",
    isKnown: "This device has a passkey for your account already.",
    otherAddress: "Passkeys work at this website’s own address alone.",
  },
} as const;
