/** Texts of all staff pages. */
export const staffTexts = {
  eyebrow: "Staff",
  navigation: "Staff pages",
  overview: "Overview",
  filters: "Search and filters",
  /** Texts of the staff section in the account's menu. */
  account: {
    title: "Staff pages",
    text: "Applications, messages, the newsletter, and what members send in wait for you there.",
    open: "Open the Staff Pages",
  },
  /** Stands for a deleted account. */
  someone: "Someone whose account is gone",
  list: {
    more: "Show Older",
    loadingMore: "Loading...",
  },
} as const;
