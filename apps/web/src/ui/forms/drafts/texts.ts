/** Texts about drafts. */
export const draftTexts = {
  kept: (when: string) => `We kept what you typed on ${when}.`,
  cleared: "You started over.",
  elsewhere: (when: string) =>
    `You are writing this in another tab, too. It was last changed there on ${when}. This browser keeps only the one you typed in last.`,
  gone: "In another tab, this was sent or discarded.",
  unsaved:
    "This browser cannot keep a copy of what you type, because its storage is full or turned off. Please save before you leave.",
  proceed: "Continue",
  reset: "Start over",
  bringBack: "Bring it back",
  takeOther: "Use that text",
  keepMine: "Keep this one",
} as const;
