import { type ContactSubject, contactSubjects } from "@headwaters/contracts";

/** The subject in the address: /contact?about=privacy; null without one. */
export function parseAbout(query: URLSearchParams): ContactSubject | null {
  const about = query.get("about");
  return contactSubjects.find((subject) => subject === about) ?? null;
}
