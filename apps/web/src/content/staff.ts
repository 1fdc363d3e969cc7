/** What all pages of staff share. */
export const staffTexts = {
  eyebrow: "Staff",
  navigation: "Staff pages",
  sections: {
    overview: "Overview",
    applications: "Applications",
    messages: "Messages",
    newsletter: "Newsletter",
    review: "Review",
    people: "People",
    mails: "Mail",
    log: "Log",
  },
  list: {
    more: "Show Older",
    loadingMore: "Loading...",
    again: "Try Again",
  },
} as const;
