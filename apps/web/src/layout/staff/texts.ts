/** Texts of all staff pages. */
export const staffTexts = {
  eyebrow: "Staff",
  navigation: "Staff pages",
  overview: "Overview",
  filters: "Search and filters",
  /** In the account's section of it. */
  account: {
    title: "Staff pages",
    text: "Applications, messages, the newsletter, and what members send in wait for you there.",
    open: "Open the Staff Pages",
  },
  /** Where an account was that is gone. */
  someone: "Someone whose account is gone",
  list: {
    more: "Show Older",
    loadingMore: "Loading...",
  },
} as const;
