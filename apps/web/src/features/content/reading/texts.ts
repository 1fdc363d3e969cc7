/** Texts of the pages of news, events and education articles. */
export const articleTexts = {
  by: "By",
  published: "Published",
  updated: "Updated",
  tools: "Share or print",
  share: "Share",
  copy: "Copy link",
  mail: "Send by email",
  copied: "Link copied",
  notCopied: "The link could not be copied",
  print: "Print",
  newTab: "(opens in a new tab)",
} as const;
