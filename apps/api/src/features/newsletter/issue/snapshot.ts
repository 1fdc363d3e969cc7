import { organization } from "@headwaters/contracts";
import { convert } from "html-to-text";
import { pictureForMail, renderForEmail } from "../../content/index.ts";
import type { NewsletterContent, NewsletterEntry } from "../emails/newsletter.ts";
import type { PublishedItem } from "./items.ts";

/** The content of a newsletter, frozen when sending starts: all recipients get the same. */
export interface Issue {
  subject: string;
  /** Markdown. */
  introduction: string;
  /** Dates are ISO strings, as in JSON. */
  items: (Omit<PublishedItem, "date"> & { date: string })[];
}

export function createSnapshot(
  { subject, introduction }: { subject: string; introduction: string },
  items: readonly PublishedItem[],
): Issue {
  const dated = items.map((item) => ({ ...item, date: item.date.toISOString() }));
  return { subject, introduction, items: dated };
}

/** "Saturday, May 2, 2026 at 9:00 AM", in the organization's time zone. */
function formatDayAndTime(iso: string): string {
  const { timeZone } = organization;
  return new Date(iso).toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "short" });
}

function toEntry(item: Issue["items"][number], publicUrl: string): NewsletterEntry {
  const { kind, id, title, text, imageUrl, imageAlt, date, location } = item;
  const isEvent = kind === "events";
  return {
    title,
    text,
    link: `${publicUrl}/${kind}/${id}`,
    label: isEvent ? "Event" : "News",
    more: isEvent ? "See the event" : "Read more",
    facts: isEvent ? `${formatDayAndTime(date)}, ${location}` : null,
    picture: imageUrl ? { src: pictureForMail(imageUrl, publicUrl), alt: imageAlt ?? "" } : null,
  };
}

/** Renders a newsletter for preview, test and sending. */
export async function renderContent(
  { subject, introduction, items }: Issue,
  publicUrl: string,
): Promise<NewsletterContent> {
  const html = await renderForEmail(introduction, publicUrl);
  const text = convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
      { selector: "img", format: "skip" },
      ...["h2", "h3", "h4"].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "table", format: "dataTable" },
    ],
  });
  return {
    subject,
    introduction: { html, text },
    items: items.map((item) => toEntry(item, publicUrl)),
  };
}
