import type { Focus, PictureSize } from "@headwaters/contracts";
import type { Sharp } from "sharp";
import { sharp } from "./sharp.ts";

const percent = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((100 * part) / whole)));

const SOCIAL = { width: 1200, height: 630 };
const SOCIAL_RATIO = SOCIAL.width / SOCIAL.height;
const CARD_RATIO = 3 / 2;

/** Converts to JPEG, with the paper color under transparent parts. */
export const toJpeg = (image: Sharp): Promise<Buffer> =>
  image.flatten({ background: "#fbf8f1" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();

const largestCrop = ({ width, height }: PictureSize, ratio: number): PictureSize => ({
  width: Math.min(width, Math.ceil(height * ratio)),
  height: Math.min(height, Math.ceil(width / ratio)),
});

/**
 * Finds the salient point of a picture. sharp reports it for crops only, so this crops like a card if
 * that cuts enough off.
 */
export async function findFocus(image: Sharp, picture: PictureSize): Promise<Focus> {
  const { width, height } = picture;
  const isLikeCard = Math.abs(width / height / CARD_RATIO - 1) < 0.1;
  const crop = largestCrop(picture, isLikeCard ? SOCIAL_RATIO : CARD_RATIO);
  const { info } = await image
    .clone()
    .resize({ ...crop, fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: percent(attentionX, width), y: percent(attentionY, height) };
}

/**
 * Crops a JPEG for link previews. Like `object-position` on cards, it keeps the focus at the same
 * relative position.
 * @param focus the salient point by default
 */
export async function cropForLinks(bytes: Buffer, focus?: Focus): Promise<Buffer> {
  const image = sharp(bytes);
  const picture = await image.metadata();
  const { x, y } = focus ?? (await findFocus(image, picture));
  const { width, height } = largestCrop(picture, SOCIAL_RATIO);
  const left = Math.round(((picture.width - width) * x) / 100);
  const top = Math.round(((picture.height - height) * y) / 100);
  return toJpeg(image.extract({ left, top, width, height }).resize({ ...SOCIAL, fit: "fill" }));
}
