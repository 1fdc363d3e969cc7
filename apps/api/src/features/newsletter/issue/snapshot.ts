import { organization } from "@headwaters/contracts";
import { convert } from "html-to-text";
import { pictureForMail, renderForEmail } from "../../content/index.ts";
import type { NewsletterContent, NewsletterEntry } from "../emails/newsletter.ts";
import type { PublishedItem } from "./items.ts";

/** What is kept of a newsletter that is being sent: it says the same to the last as to the first. */
export interface Issue {
  subject: string;
  /** Markdown. */
  introduction: string;
  /** Their dates as JSON has them. */
  items: (Omit<PublishedItem, "date"> & { date: string })[];
}

export function createSnapshot(
  { subject, introduction }: { subject: string; introduction: string },
  items: readonly PublishedItem[],
): Issue {
  const dated = items.map((item) => ({ ...item, date: item.date.toISOString() }));
  return { subject, introduction, items: dated };
}

/** "Saturday, May 2, 2026 at 9:00 AM", by the organisation's clock. */
function dayAndTime(iso: string): string {
  const { timeZone } = organization;
  return new Date(iso).toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "short" });
}

function told(item: Issue["items"][number], publicUrl: string): NewsletterEntry {
  const { kind, id, title, text, imageUrl, imageAlt, date, location } = item;
  const isEvent = kind === "events";
  return {
    title,
    text,
    link: `${publicUrl}/${kind}/${id}`,
    label: isEvent ? "Event" : "News",
    more: isEvent ? "See the event" : "Read more",
    facts: isEvent ? `${dayAndTime(date)}, ${location}` : null,
    picture: imageUrl ? { src: pictureForMail(imageUrl, publicUrl), alt: imageAlt ?? "" } : null,
  };
}

/** The newsletter as mails carry it: what is previewed, tried out and sent is made here. */
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
    items: items.map((item) => told(item, publicUrl)),
  };
}
