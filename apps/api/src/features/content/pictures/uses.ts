import {
  type ContentTypeName,
  type Focus,
  type PictureSize,
  parseSitePicture,
  parseUploadId,
  pictureErrors,
} from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { invalidField } from "../../../platform/errors/errors.ts";
import { imagesIn } from "../markdown/markdown.ts";
import { siteAlts } from "./siteAlts.ts";

/** Kinds of items in the table of uses. */
type Kind = ContentTypeName | "newsletter";

/** The parts of an item that may show pictures. */
export interface ContentTexts {
  imageUrl: string | null;
  markdown: string;
  /** The name of the Markdown field, for errors. */
  field: string;
}

/** Matches uploaded pictures in Markdown, but not the end of another site's address. */
const IN_MARKDOWN = /(?<![^\s(<"'])\/uploads\/[\da-f-]{36}/g;

function idsIn(markdown: string): string[] {
  const urls = markdown.match(IN_MARKDOWN) ?? [];
  return urls.flatMap((url) => parseUploadId(url) ?? []);
}

/**
 * Records the uploaded pictures of an item, so that the sweep does not delete them; pictures of older
 * versions stay, too. Call it in the transaction that writes the item.
 * @throws DomainError BAD_REQUEST for a deleted picture, and if the item's own picture has no
 * description
 */
export async function useUploads(
  transaction: Transaction,
  { kind, itemId }: { kind: Kind; itemId: string },
  { imageUrl, markdown, field }: ContentTexts,
): Promise<void> {
  const isUpload = imageUrl?.startsWith("/uploads/") ?? false;
  const own = imageUrl === null ? null : parseUploadId(imageUrl);
  const ids = [...new Set([...(own ? [own] : []), ...idsIn(markdown)])].sort();
  // Shared locks: either the sweep waits for this transaction, or this query sees its result.
  const found = await transaction.$queryRaw<{ id: string; alt: string | null }[]>`
    SELECT id, alt FROM uploads WHERE id = ANY(${ids}) AND "storedAt" IS NOT NULL
    ORDER BY id FOR SHARE`;
  const alts = new Map(found.map(({ id, alt }) => [id, alt]));
  if (isUpload && !alts.has(own ?? "")) throw invalidField("imageUrl", pictureErrors.notFound);
  if (ids.some((id) => !alts.has(id))) throw invalidField(field, pictureErrors.notFound);
  if (own && alts.get(own) === null) throw invalidField("imageAlt", pictureErrors.undescribed);
  await transaction.uploadUse.createMany({
    data: ids.map((uploadId) => ({ uploadId, kind, itemId })),
    skipDuplicates: true,
  });
}

/** Deletes the picture uses of deleted items; the sweep deletes pictures without other uses. */
export async function releaseUploads(transaction: Transaction, kind: Kind, itemIds: string[]) {
  await transaction.uploadUse.deleteMany({ where: { kind, itemId: { in: itemIds } } });
}

/** The end of a rendition's address: "/480.avif". */
const SIZE = /\/\w+\.\w+$/;

const isUpload = (url: string) => parseUploadId(url.replace(SIZE, "")) !== null;

/**
 * Rejects pictures of other sites: their owners could replace them after the review.
 * @throws DomainError BAD_REQUEST for the field
 */
export async function checkOnlyUploads({ imageUrl, markdown, field }: ContentTexts): Promise<void> {
  if (imageUrl !== null && parseUploadId(imageUrl) === null) {
    throw invalidField("imageUrl", pictureErrors.remote);
  }
  const images = await imagesIn(markdown);
  if (images === null) throw invalidField(field, pictureErrors.unchecked);
  if (!images.every(isUpload)) throw invalidField(field, pictureErrors.remoteInText);
}

/** Maximum pictures per call. */
const BATCH = 100;

/**
 * Marks unused pictures, of an author or of some age, as removed and returns their ids. A use in
 * progress locks its picture, which is skipped; the second statement sees uses that were just committed.
 */
export async function discardUnused(
  transaction: Transaction,
  { authorId, before }: { authorId?: string; before?: Date },
): Promise<string[]> {
  const candidates = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM uploads
    WHERE "storedAt" IS NOT NULL
      AND (${authorId ?? null}::text IS NULL OR "authorId" = ${authorId ?? null})
      AND (${before ?? null}::timestamp IS NULL OR "createdAt" < ${before ?? null})
      AND NOT EXISTS (SELECT FROM upload_uses WHERE "uploadId" = uploads.id)
    ORDER BY "createdAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const ids = candidates.map(({ id }) => id);
  const discarded = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE uploads SET "storedAt" = NULL
    WHERE id = ANY(${ids}) AND NOT EXISTS (SELECT FROM upload_uses WHERE "uploadId" = uploads.id)
    RETURNING id`;
  return discarded.map(({ id }) => id);
}

interface ShownPicture {
  imageAlt: string | null;
  imageFocus: Focus | null;
  imageSize: PictureSize | null;
}

/** Describes a picture that is not an upload: the site's own pictures have descriptions. */
function describeOther({ imageUrl }: { imageUrl: string | null }): ShownPicture {
  const name = parseSitePicture(imageUrl ?? "");
  return { imageAlt: name ? siteAlts[name] : null, imageFocus: null, imageSize: null };
}

const findUploadId = ({ imageUrl }: { imageUrl: string | null }) =>
  imageUrl === null ? null : parseUploadId(imageUrl);

/** Adds alt texts, focus and size of their pictures to items, in one query. */
export async function withPictures<Item extends { imageUrl: string | null }>(
  prisma: Transaction,
  items: readonly Item[],
): Promise<(Item & ShownPicture)[]> {
  const ids = items.flatMap((item) => findUploadId(item) ?? []);
  const uploads =
    ids.length > 0 ? await prisma.upload.findMany({ where: { id: { in: ids } } }) : [];
  const pictures = new Map(
    uploads.map(({ id, alt, width, height, focusX, focusY }): [string, ShownPicture] => [
      id,
      { imageAlt: alt, imageFocus: { x: focusX, y: focusY }, imageSize: { width, height } },
    ]),
  );
  return items.map((item) => ({
    ...item,
    ...(pictures.get(findUploadId(item) ?? "") ?? describeOther(item)),
  }));
}

/** The same for one item. */
export async function withPicture<Item extends { imageUrl: string | null }>(
  prisma: PrismaClient,
  item: Item,
): Promise<Item & ShownPicture> {
  const [shown = { ...item, ...describeOther(item) }] = await withPictures(prisma, [item]);
  return shown;
}
