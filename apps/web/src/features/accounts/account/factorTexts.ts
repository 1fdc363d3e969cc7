import { RECOVERY_CODES, REMEMBERED_DAYS } from "@headwaters/contracts";
import { formatNumber } from "#lib/format.ts";

/** The part of the account's page about the second step of signing in. */
export const secondFactorTexts = {
  id: "two-step",
  title: "Two-step sign-in",
  text: "A second step after your password keeps out whoever has found it out. A passkey is the better one: it works on this website alone, so a page that only looks like ours gets nothing from it. An app that shows codes works everywhere.",
  on: "On",
  off: "Off",
  failed: "Your second steps could not be loaded.",
  needed: {
    /** Followed by the date. */
    before: "You see what families tell us, so your account needs a second step by",
    over: "You see what families tell us, so your account needs a second step: until then these pages stay closed to you.",
  },
  passkeys: {
    title: "Passkeys",
    text: "Your fingerprint, your face, your device’s PIN or a security key.",
    add: "Add a Passkey",
    added: "Added",
    lastUsed: "last used",
    unused: "never used",
    impossible: "Browsers keep passkeys for a website with a name and https alone.",
    remove: {
      button: "Remove",
      pending: "Removing...",
      title: "Remove this passkey?",
      text: "You can no longer sign in with it. Your device may still list it: delete it there too.",
      done: "The passkey is removed",
    },
    dialog: {
      title: "Add a passkey",
      text: "Your browser asks you next. A passkey that your phone or your password manager keeps is on your other devices too.",
      name: "Name",
      nameHint: "So that you know it later: the device, or where it is kept.",
      button: "Add Passkey",
      pending: "Waiting for your passkey...",
      done: "The passkey is added",
    },
  },
  app: {
    title: "App for codes",
    text: "An app such as Aegis, Google Authenticator or your password manager shows a new code every 30 seconds.",
    add: "Set Up an App",
    /** Followed by the date. */
    since: "Set up",
    remove: {
      button: "Remove",
      pending: "Removing...",
      title: "Remove the app?",
      text: "Its codes no longer work. Delete the entry in the app too.",
      done: "The app is removed",
    },
    dialog: {
      title: "Set up an app for codes",
      scan: "Scan this with your app:",
      qr: "QR code of the key below",
      type: "Or type this key into it:",
      code: "Code that the app shows now",
      button: "Turn On",
      pending: "Checking...",
      done: "The app is set up",
      again: "Try Again",
      loading: "Making a key...",
    },
  },
  recovery: {
    title: "Recovery codes",
    text: "For the day on which your phone is lost. Each lets you in once instead of the second step.",
    left: (count: number) => `${count} of ${RECOVERY_CODES} are left.`,
    button: "Make New Codes",
    dialog: {
      title: "Make new recovery codes?",
      text: "The codes that you have stop working.",
      button: "Make New Codes",
      pending: "Making codes...",
    },
    shown: {
      title: "Your recovery codes",
      text: "Print them or write them down, and keep them apart from your phone. They are shown this once.",
      list: "Recovery codes",
      copy: "Copy",
      copied: "Copied",
      notCopied: "Please select them and copy them yourself",
      save: "Save as File",
      file: "recovery-codes.txt",
      done: "I Have Kept Them",
    },
  },
  devices: {
    title: "Remembered devices",
    text: `These sign in with your password alone, for ${REMEMBERED_DAYS} days each.`,
    count: (count: number) => (count === 1 ? "1 device" : `${formatNumber(count)} devices`),
    button: "Forget Them",
    pending: "Forgetting...",
    done: "No device is remembered",
  },
} as const;
