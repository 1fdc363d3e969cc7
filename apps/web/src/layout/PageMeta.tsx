import { organization } from "@headwaters/contracts";
import { useEffect } from "react";
import { announcements } from "./announcements.ts";

interface PageMetaProps {
  /** Without the organisation's name, which is added. */
  title: string;
  description: string;
}

/** Names the page: to the browser, to search engines and to screen readers. */
export function PageMeta({ title, description }: PageMetaProps) {
  const fullTitle = `${title} · ${organization.name}`;
  useEffect(() => announcements.announce(fullTitle), [fullTitle]);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}
