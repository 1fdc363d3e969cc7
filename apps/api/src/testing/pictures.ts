import sharp, { type Sharp } from "sharp";
import type { Visitor } from "./site.ts";

const BOUNDARY = "----headwaters";

/** A photo of this size, as a phone would take it. */
export function buildPhoto({ width = 1200, height = 800 } = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#3a6b7e" } });
}

/** The body of a form with this file. */
export function formWith(file: Buffer, { field = "file", name = "IMG_0001.jpg" } = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** Uploads a file as the form does, whatever its name says. */
export function upload(visitor: Visitor, file: Buffer, words?: { field?: string; name?: string }) {
  return visitor.request({ method: "POST", url: "/api/uploads", ...formWith(file, words) });
}

export interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Uploads a picture, described as given; answers with what the site says of it. */
export async function uploadPhoto(visitor: Visitor, alt: string | null = ""): Promise<Uploaded> {
  const response = await upload(visitor, await buildPhoto().jpeg().toBuffer());
  if (response.statusCode !== 201) throw new Error(response.body);
  const uploaded = response.json<Uploaded>();
  if (alt !== null) await visitor.post(`/api/uploads/${uploaded.id}`, { alt });
  return uploaded;
}
