/** Texts of all staff pages. */
export const staffTexts = {
  eyebrow: "Staff",
  navigation: "Staff pages",
  overview: "Overview",
  filters: "Search and filters",
  /** Stands for a deleted account. */
  someone: "Someone whose account is gone",
  list: {
    more: "Show Older",
    loadingMore: "Loading...",
  },
} as const;
