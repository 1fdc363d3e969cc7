import { paths } from "#lib/paths.ts";

export interface SiteLink {
  to: string;
  label: string;
}

export const navigationLinks: readonly SiteLink[] = [
  { to: paths.home, label: "Home" },
  { to: paths.mission, label: "Mission" },
  { to: paths.events, label: "Events" },
  { to: paths.education, label: "Education" },
  { to: paths.membership, label: "Membership" },
  { to: paths.news, label: "News" },
  { to: paths.gallery, label: "Gallery" },
  { to: paths.leadership, label: "Leadership" },
  { to: paths.sponsors, label: "Sponsors" },
  { to: paths.contact, label: "Contact" },
];

export const quickLinks: readonly SiteLink[] = [
  { to: paths.mission, label: "Mission" },
  { to: paths.education, label: "Programs" },
  { to: paths.events, label: "Events" },
  { to: paths.membership, label: "Membership" },
  { to: paths.news, label: "News" },
];

export const resourceLinks: readonly SiteLink[] = [
  { to: paths.leadership, label: "Leadership" },
  { to: paths.sponsors, label: "Sponsors" },
  { to: paths.contact, label: "Contact" },
  { to: paths.privacy, label: "Privacy Policy" },
  { to: paths.terms, label: "Terms of Service" },
  { to: paths.accessibility, label: "Accessibility" },
];
