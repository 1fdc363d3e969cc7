import { parseSitePicture, parseUploadId, SITE_PICTURE, uploadPath } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { MailPicture } from "../../../platform/mail/compose/compose.ts";
import { siteAlts } from "../pictures/siteAlts.ts";

/** Inline styles of elements, as in platform/mail/compose/styles.ts: mail programs drop style sheets. */
const looks: Record<string, string> = {
  p: "margin:0 0 16px",
  h2: "margin:28px 0 8px;font-size:20px;line-height:1.3",
  h3: "margin:24px 0 8px;font-size:17px;line-height:1.3",
  ul: "margin:0 0 16px;padding-left:24px",
  ol: "margin:0 0 16px;padding-left:24px",
  li: "margin:0 0 4px",
  blockquote: "margin:0 0 16px;padding-left:16px;border-left:3px solid #ddd2bd",
  img: "display:block;max-width:100%;height:auto;border-radius:8px",
  a: "color:#17536e",
  hr: "margin:24px 0;border:0;border-top:1px solid #ddd2bd",
  table: "margin:0 0 16px;border-collapse:collapse",
  th: "padding:6px 10px;border:1px solid #ddd2bd;text-align:left",
  td: "padding:6px 10px;border:1px solid #ddd2bd",
};

/** Classes whose colors change in dark mode, of elements of an author's text. */
const darkClasses: Record<string, string> = {
  a: "link",
  blockquote: "quote",
  hr: "line",
  td: "cell",
  th: "cell",
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

/** Finds a picture of the site as JPEG, cropped for links; null for none and for pictures of other sites. */
export async function findMailPicture(
  transaction: Transaction,
  imageUrl: string | null,
  publicUrl: string,
): Promise<MailPicture | null> {
  const toPicture = (path: string, alt: string): MailPicture => ({
    src: `${publicUrl}${path}/social.jpg`,
    alt,
  });
  if (imageUrl === null) return null;
  const name = parseSitePicture(imageUrl);
  if (name) return toPicture(`/pictures/${name}-${SITE_PICTURE.width}`, siteAlts[name]);
  const id = parseUploadId(imageUrl);
  const upload =
    id && (await transaction.upload.findFirst({ where: { id, storedAt: { not: null } } }));
  return upload ? toPicture(uploadPath(upload.id), upload.alt ?? "") : null;
}

function decorate({ tagName, properties }: Element, publicUrl: string) {
  const look = looks[tagName];
  if (look) properties.style = [look, properties.style].filter(Boolean).join(";");
  const darkClass = darkClasses[tagName];
  if (darkClass) properties.className = [darkClass];
  if (tagName === "div") delete properties.tabIndex; // the wrapper of a table
  if (tagName === "a") properties.href = absolute(String(properties.href), publicUrl);
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
