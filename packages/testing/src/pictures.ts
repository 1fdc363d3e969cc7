import { brotliDecompressSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { Agent } from "./site/agent.ts";

const BOUNDARY = "----headwaters";

/** Builds a photo in the size of a phone's. */
export function buildPhoto({ width = 1200, height = 800 } = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#3a6b7e" } });
}

/** Paints a red dot on a gray photo, its center at this fraction of the width and the height. */
export async function paintDot(
  [width, height]: [number, number],
  [x, y]: [number, number],
  dot = 160,
): Promise<Buffer> {
  const ground = { create: { width, height, channels: 3, background: "#7d8c93" } } as const;
  const red = { create: { width: dot, height: dot, channels: 3, background: "#d8403a" } } as const;
  const place = { left: Math.round(width * x - dot / 2), top: Math.round(height * y - dot / 2) };
  return sharp(ground)
    .composite([{ input: red, ...place }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/**
 * An AVIF file with huge dimensions and few bytes, stored because encoding one takes seconds and a
 * gigabyte.
 */
export const hugeAvif = brotliDecompressSync(
  Buffer.from(
    [
      "G9AFIGYQD80goAPJG4M3dcPNBjj7ImN43WcFcoEswkAoIUgokXxv8bs8xpj5VhIdo0sAAHJHv2AvmwDIEQAA3CFHHp",
      "ncIZtSfPB0IwGm0Tjbu/kA+8NQE+BoITdPOzDLSwMYQJD+CgmAP6R0EOThGINGIMhbB1gsNgHcPLxiekF+7qMYQ8jL",
      "xwt4YUV2nmd0mwAeuWipeSI+5OvlAEBDZuwKgL0ADoIKOGQFQCGEvNxtgIfBjw64aFg4AOAv3e1t/HABKqrUZ8HO/o",
      "As7C2IdwEFLyduASWxIvghRjoKmG+uyS8T76h9T2I6ue21leQe4zitIKkvc1Xh3MxVHJ3aG3Hh6BGxj3wMSmT7N7k4",
      "fFOIvMubZOB0f/4l4rPl1ux+A8nPgJHpP5L+jvzr5hbb1WLaxmRNhDF/U695k7UrN9d0zX6wW4jZ8hw23f0vaRyV/Q",
      "v7sZEjU4W8CCtFZmokUTQjnvJX5eWjWA+PRxrkWhdxa8KdnrTBWFmK7/QNySSwsser7TtiUmG/ys7fs8tuKve+wp6R",
      "chSar4aMIvFGGrCKzi/JHxOhvHfuBaTpaBExuo+FREdmSuqIbWjMXS34k8hURuP2BP2wubpJ5+2k7wi4MHWQhLuuJZ",
      "3j+9gjL70s9/ga1zqZ/jnSPlN4ogrercjmZ2/Ekt8BebDCdnqj1cS6zCOa9xq5nrY4j9Zn8NA5+hLk5cCBN4UcQhFy",
      "d64iwYnRcPtq1qZ8Y+gv0W3T8mFX9WxaR77DcuxthUsdfYcTJvJCc1h/UXDE896r5rC/fB8Gi9b7o93XQrrntqOrLS",
      "l1Vz7UIQQVxGO5IWuhtRfzZhAjGhYUoRVsn+YwmnvVbt0LP135GIsnEBHMN26VkW8RwnnIF4jtGjrFC4N0H6fAdrIq",
      "oWHcWvWY6H96cEOfRmk8+C2Fd+4znxy+b7GVR5f29iS2wbX/fE12QvVnT2DUdN8k+OvqPbPIHLInKQ==",
    ].join(""),
    "base64",
  ),
);

/** Builds the headers and the body of an upload form. */
export function buildUploadForm(file: Buffer, { field = "file", name = "IMG_0001.jpg" } = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

/** Uploads a file as the form does. */
export function upload(agent: Agent, file: Buffer, options?: { field?: string; name?: string }) {
  return agent.request({ method: "POST", url: "/api/uploads", ...buildUploadForm(file, options) });
}

export interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
  focus: { x: number; y: number };
}

let smallPhoto: Promise<Buffer> | undefined;

/** Uploads a small picture with a description, and returns the response. */
export async function uploadPhoto(agent: Agent, alt: string | null = ""): Promise<Uploaded> {
  smallPhoto ??= buildPhoto({ width: 300, height: 200 }).jpeg().toBuffer();
  const response = await upload(agent, await smallPhoto);
  if (response.statusCode !== 201) throw new Error(response.body);
  const uploaded = response.json<Uploaded>();
  if (alt !== null) await agent.post(`/api/uploads/${uploaded.id}`, { alt });
  return uploaded;
}
