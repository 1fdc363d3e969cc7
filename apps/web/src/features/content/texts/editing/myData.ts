/** The part of the page "My data". */
export const myDataTexts = {
  lists: { news: "News", events: "Events", education: "Education articles" },
  published: "published",
  unpublished: "not published",
  written: "written",
  planned: "planned for",
  note: "Note of our staff",
  versions: { title: "Versions you have saved", version: "version", saved: "saved" },
  pictures: { title: "Pictures", none: "without a description", added: "added" },
} as const;
