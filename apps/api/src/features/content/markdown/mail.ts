import { parseUploadId, uploadPath } from "@headwaters/contracts";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Inline styles of elements, as in platform/mail/compose/styles.ts: mail programs drop style sheets. */
const looks: Record<string, string> = {
  p: "margin:0 0 16px",
  h2: "margin:28px 0 8px;font-size:20px;line-height:1.3",
  h3: "margin:24px 0 8px;font-size:17px;line-height:1.3",
  ul: "margin:0 0 16px;padding-left:24px",
  ol: "margin:0 0 16px;padding-left:24px",
  li: "margin:0 0 4px",
  blockquote: "margin:0 0 16px;padding-left:16px;border-left:3px solid #d5e1e8",
  img: "display:block;max-width:100%;height:auto;border-radius:8px",
  a: "color:#0b5a7d",
  hr: "margin:24px 0;border:0;border-top:1px solid #d5e1e8",
  table: "margin:0 0 16px;border-collapse:collapse",
  th: "padding:6px 10px;border:1px solid #d5e1e8;text-align:left",
  td: "padding:6px 10px;border:1px solid #d5e1e8",
};

function absolute(url: string, publicUrl: string): string {
  if (url.startsWith("#") || !URL.canParse(url, publicUrl)) return url;
  return new URL(url, publicUrl).href;
}

/** Returns the address of a picture in a format that mail programs support: few support AVIF or WebP. */
export function pictureForMail(url: string, publicUrl: string): string {
  const id = parseUploadId(url);
  return absolute(id === null ? url : `${uploadPath(id)}/preview.jpg`, publicUrl);
}

function decorate({ tagName, properties }: Element, publicUrl: string) {
  const look = looks[tagName];
  if (look) properties.style = [look, properties.style].filter(Boolean).join(";");
  if (tagName === "div") delete properties.tabIndex; // the wrapper of a table
  if (tagName === "a") {
    properties.className = ["link"]; // the color in dark mode
    properties.href = absolute(String(properties.href), publicUrl);
  }
  if (tagName === "img") {
    properties.src = pictureForMail(String(properties.src ?? ""), publicUrl);
    delete properties.loading;
    delete properties.decoding;
  }
}

/** Styles an author's HTML for mails, with absolute addresses. */
export function styleForEmail(publicUrl: string) {
  return (tree: Root) => visit(tree, "element", (element) => decorate(element, publicUrl));
}
