// In a file of its own, because many pages name a time.
/** Subjects with a response time of their own, set by the page that links to the form. */
export const contactSubjects = ["privacy", "accessibility"] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Promised response times by subject. */
export const responseTimes: Record<ContactSubject | "general", string> = {
  general: "24-48 hours",
  accessibility: "2 business days",
  privacy: "30 days",
};
