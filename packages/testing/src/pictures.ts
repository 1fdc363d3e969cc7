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

/**
 * A HEIC file like an iPhone’s, as no package encodes one: 600 by 200 pixels, red and blue, turned upright by the
 * file, in the colors of Display P3, with a camera and a place.
 */
export const phoneHeic = brotliDecompressSync(
  Buffer.from(
    [
      "FzcHII6UbsaCBAHhpvf/WGeuzJ3OaQprqkEm6s6WGv/36U/NoJexLRTMeTQcXCK5iCbtJh2TalXr1T5YxzpvhYOd4J",
      "MK0qu4lqpuouklCLJqHfvSmYAs3mBvI8qjawBxurekGYrT3V5Qvb5u1LGOnFGRsX6SDF0LUk6WrgfjIPZVRo9N0ABq",
      "O5EIADUFASQCOQoJYMukpxJpgAq6Hu8FQAJp+QM9EkBAVA+tJLSlQEKdXroXkDt1w2+AnKkbWgLQo8B7qyWUAQBAlU",
      "+E/v36BclVDgQZnCKJMCsDFJNAgaLKHunMiaBgTSGExEWWLSrvjDcNCm6IdSALv6QzFwJ7bXHYvynCCaTRA4YHAKQL",
      "OAXinZYQ6zf8CV4Qj2K1uIAlB8TFB/0t69XM4Qpvn8P+BEUawkhGVrcWMJq0qtsaIODuGdCC/lgc4ccNBMDVost+HU",
      "OerPKPHVP9Z95qu6d8yHNjA6qa6CTPCoSAPJrhD4LIAeTqGTRY1LbTaFHuSLjsIn5XeHsMM9J042YJEdw6y9+6ZS0c",
      "8ufo5o14SeJiu2sAgACSeOLbtAIcQBYCNKc0tbLxtu5a1KIETNnIqbipgLd0KQBEkppgfWCaX/OCfSr8m2T+u9j8vy",
      "moOXAoTRVjhj6Eqgeh2hwND8Lm8pBoezKhQAVImQhO9bqe2T+dAqRXhy8rIWk4pL4EiToAKQy9lw6gHA4HEKb7E4IK",
      "yKAbcW4AQCCsg+XQYcOBTLrf4wUAkmmRAQ2JQIBaFhfpDoIcVkBstHxxXFq/ZlCNUvpdc8tH03y3NOvMb0XWNKuXof",
      "TmoRUrrKxZoNaa5rCidoJ/dLlK903f2oeFtgdW5h4ZF7j/7JExMM/CNjdvPA1Mrpqt/+ZOF+fufHDDHhpSIbZO/xmn",
      "ij8c0PxQ44z3biYJHRmZx+XwLSo2uFyjwdeSV68zoLSxam7nlUMbHS8bfrfsdFepUSX7njxUZZLl6Nvyjgd7UpYtmr",
      "jE1pYlO8c0a/z+VWDolfdqx8PK5R+uuXl56IaDDVdMTfv0TfZQtupLe/U124HyD0wWO/KHExocwtPye0PpL3nQuXqW",
      "ygPXmiYeKXxv8FjXwf6/a4kS3QIdS18NHRtZ3F59Wa2GSeyvFr7ber0PBx9G/zj24P+DTd2dh3pl/5Tq3NHt9Z62Tp",
      "0s9LZrlP9thUVT7Rv+lj9A/WpbjfFvF6e6fGlr4rK57Ts+59UMZ7otO/PM2/IzW/p+hx5Uavzidzq7vJztmHkq45+z",
      "U090mgQK8dmDQH2YaPeL3tyStl71D31uf97gPL6uy4HQ4kGzSu/ekPHN1uwL295/+Trlq8xx97P/yvFh2awuH7f3jU",
      "gYmOCqtKhrlVRv4r3uO8tKDXwsHnWfvzW8zfAcw7ob1fmWO2WKzg8Gfsq8blAJBx0gWYNT+Y4v/Fk19tfNHBE3NsCE",
      "9zzGa9vE3odGj+G7hwYNCuEAHKQQkqTAACCVUAhAAJmEFQHEA5lZ9DALCAVppJYQpj7SgnFG3lG4kwOgggavVDR7Lp",
      "e+Z10AbDDJjgUoUapkCTEZA0IqWCRSSpaoL2pOMRtyUcMlQVH9FG4aiUAigaaAxIoCfgEApQEBZAPEFQU=",
    ].join(""),
    "base64",
  ),
);

/** A HEIC file of 35 megapixels and few bytes. */
export const hugeHeic = brotliDecompressSync(
  Buffer.from(
    [
      "F6siAL4OcDLGhKtPKxhBVJ5BVF4LGW25rQqec9+vYW3d/1hNYyg1BOTf22w2FF7ETuWHNnyBqvxU5BEVVF3lzkV3ld",
      "ATVbj0JHiiwQZcAJTwoBsNJDcY3Ku5hqABGpQ0xuuFcwYeMrPHKlRRVmnIJUfXAGHV/6pnNPvdk3oAafMeD2+37QwO",
      "hI/Pj6AFInFrgceaQEv/Sh60hLMcEwzBbbv8WExvJpMI1lKNAmJtM4u6w6rMgDFlK1L6ntEG0fR2YxYASHJYRqcAAF",
      "8MTRlgaX9dzYwBEECyGp0wA1o0QgAIGwFAUhtIUWrcBkAAYZrVpYYdc+YiwFP6lA6ujY55AizkujULqQMAePiL2xAg",
      "E4lITfiK/yMku5AgefjoSiJymoSoCZd8TDv+UtbtUU+QNFtqLZnwaBFP3DVpIFRN61YAxAwhZBUE6mpBAaSnpycQrv",
      "QxIwAQCLnsJalvzGKcQVJTpggy9kG5mztfLe92K3r+2c4/9fV9KyNjfvN5l1M/7USuT+/XcfPT7ryA9PZd2oGfj0F6",
      "BNG5AgnxXNgPcfVlLDkRsjyJgFNJpL5HdD4mXHMiRH8ein+nV3BLDcHjJcHHExFYKMIvQnggIaGQkJZIyL5EyE0kVB",
      "gIDY+FaCZ0aYDOx2JAMGpC9Du7hlwAbY/dqgUAw5p9X4bVbw==",
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
