import { retentionDays } from "@headwaters/contracts";

/** The children of an account, on its page. */
export const childrenTexts = {
  title: "Children",
  text: `A first name and a birth year, so that you can sign them up with one tap and we know which events suit their age. If you like, what leaders need to know: allergies, medicine, swimming and sizes. Never a child’s email. Notes that you add for one event are erased ${retentionDays.eventNeeds} days after the first date that it had, or after you sign up if that is later.`,
  /** Of other guardians, which wait for an answer. */
  invitations: (count: number) => (count === 1 ? "1 invitation" : `${count} invitations`),
  empty: "No children yet. Those you sign up for an event appear here on their own.",
  failed: "The list could not be loaded.",
  born: "Born in",
  firstName: "First Name",
  birthYear: "Birth Year",
  birthYearHint: "Four digits, such as 2016.",
  add: "Add a Child",
  save: "Save",
  pending: "Saving...",
  added: (name: string) => `${name} is on your account`,
  change: { button: "Change", title: (name: string) => `Change ${name}’s entry`, done: "Saved" },
  changeNote: "Lists of events that are signed up for already keep the old name.",
  facts: {
    button: "Allergies & Sizes",
    title: (name: string) => `What leaders need to know of ${name}`,
    now: "Noted now:",
    /** Before the date. */
    confirmed: "Confirmed on",
    done: "Saved and confirmed",
  },
  remove: {
    button: "Remove",
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} is no longer offered when you sign up for events. Registrations stay: give up seats under “My registrations”.`,
    confirm: "Yes, Remove",
    pending: "Removing...",
    keep: "Keep",
    done: (name: string) => `${name} is removed`,
  },
  cancel: "Never Mind",
} as const;
