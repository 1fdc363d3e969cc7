/** A guide for volunteers; `plugins/guides.ts` makes it from the Markdown. */
export interface Guide {
  title: string;
  html: string;
  /** Its second-level headings; the ids are the fragments of their addresses. */
  sections: { id: string; title: string }[];
}

const modules = import.meta.glob<Guide>("../../../../../docs/guides/*.md", {
  eager: true,
  import: "default",
});

/** The guides of apps/docs/guides by the names of their files, which are in their addresses. */
export const guides = new Map(
  Object.entries(modules).map(([path, guide]) => [path.replace(/^.*\/|\.md$/g, ""), guide]),
);

export const guideTexts = {
  eyebrow: "Guides",
  description: "How volunteers do their work on this website, step by step.",
  others: "All guides",
  contents: "On this page",
} as const;
