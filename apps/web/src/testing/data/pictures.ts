import { buildPhoto, buildUploadForm, type Uploaded } from "@headwaters/testing/pictures";
import type { Visitor } from "../visitor.ts";

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
