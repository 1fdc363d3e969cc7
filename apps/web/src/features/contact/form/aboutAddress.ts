import { type ContactSubject, contactSubjects } from "@headwaters/contracts";

/** What the page that led here is about: /contact?about=privacy; null for all others. */
export function parseAbout(query: URLSearchParams): ContactSubject | null {
  const about = query.get("about");
  return contactSubjects.find((subject) => subject === about) ?? null;
}
