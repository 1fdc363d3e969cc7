/** Texts of all tables. */
export const tableTexts = {
  choose: (name: string) => `Select ${name}`,
  chooseAll: "Select all",
  clear: "Clear selection",
  filters: "Search and filters",
  nothingDone: "Nothing was changed",
  notDone: (count: number) => (count === 1 ? "One was left" : `${count} were left`),
  chosen: (count: number) => `${count.toLocaleString("en")} selected`,
  more: "Show more",
  loadingMore: "Loading...",
} as const;
