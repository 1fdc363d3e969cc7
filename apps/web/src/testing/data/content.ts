import { buildArticle } from "@headwaters/testing/factories";
import { buildPhoto, buildUploadForm, type Uploaded } from "@headwaters/testing/pictures";
import type { Visitor } from "../visitor.ts";

let items = 0;

/** A title that no other item has. */
export const newTitle = (begin: string) => `${begin} ${process.pid} ${++items}`;

/** Finds the card with these words in the list. */
export const cardWith = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("main article")].find((card) =>
    card.textContent?.includes(words),
  );

/** Uploads a photo of this size as a member, and describes it. */
export async function uploadPhoto(
  author: Visitor,
  size: { width: number; height: number },
  alt = "A heron stands in the reeds.",
): Promise<Uploaded> {
  const { headers, payload } = buildUploadForm(await buildPhoto(size).jpeg().toBuffer());
  const body = new Uint8Array(payload);
  const response = await author.fetch("/api/uploads", { method: "POST", headers, body });
  const uploaded: Uploaded = await response.json();
  await author.post(`/api/uploads/${uploaded.id}`, { alt });
  return uploaded;
}

/** Publishes an article as a member; returns its id. */
export async function publishArticle(author: Visitor, overrides: Record<string, unknown> = {}) {
  const { id } = await author.post<{ id: string }>("/api/news", buildArticle(overrides));
  return id;
}
