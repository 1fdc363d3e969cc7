import { type ContactSubject, contactSubjects } from "@headwaters/contracts";

/** The subject in the URL, as in /contact?about=privacy; null without a known one. */
export function readSubject(query: URLSearchParams): ContactSubject | null {
  const about = query.get("about");
  return contactSubjects.find((subject) => subject === about) ?? null;
}
