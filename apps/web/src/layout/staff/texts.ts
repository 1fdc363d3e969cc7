/** Texts of all staff pages. */
export const staffTexts = {
  navigation: "Staff pages",
  site: "View site",
  /** Stands for a deleted account. */
  someone: "Someone whose account is gone",
  /** Of a mail or a delivery. */
  tries: (count: number) => (count === 1 ? "after one try" : `after ${count} tries`),
  close: "Close",
  guide: "How this works",
  openMenu: "Open menu",
  secondFactor: {
    /** Followed by the date. */
    before: "You see what families tell us, so your account needs two-step sign-in by",
    over: "People and lists of events are closed to you until you set up two-step sign-in.",
    link: "Set it up",
  },
  keys: {
    button: "Keys",
    title: "Keys of staff pages",
    list: [
      { keys: ["/"], does: "Search in this list" },
      { keys: ["j", "↓"], does: "Next entry" },
      { keys: ["k", "↑"], does: "Entry before" },
      { keys: ["Enter"], does: "Open the entry" },
      { keys: ["x"], does: "Select the entry" },
      { keys: ["a"], does: "Go to what can be done with the selection" },
      { keys: ["Esc"], does: "Close the entry" },
      { keys: ["?"], does: "Show these keys" },
    ],
    toggle: "Use single keys on this device",
    hint: "Switch them off if you speak to your browser. Tab, Enter and Esc always work.",
  },
} as const;
