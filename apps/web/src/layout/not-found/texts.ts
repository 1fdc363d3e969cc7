/** Texts of the 404 page. */
export const notFound = {
  label: "404",
  title: "Page Not Found",
  description: "There is no page at this address.",
  text: "This stretch of the river is not on our map. The page has moved, or it was never here.",
  hint: "Did you forget to add the page to the router?",
} as const;
