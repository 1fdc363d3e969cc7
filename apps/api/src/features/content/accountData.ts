import { uploadPath } from "@headwaters/contracts";
import type { ItemModel, ItemVersionModel, PrismaClient } from "@headwaters/db";
import { type AccountDataReader, readById, readPages } from "../accounts/index.ts";
import { type ContentType, contentTypes } from "./contentTypes.ts";
import { selectOwnContent } from "./versions/deletion.ts";

async function* readPictures(prisma: PrismaClient, authorId: string) {
  const uploads = readById(({ where, ...page }) =>
    prisma.upload.findMany({ where: { ...where, authorId, storedAt: { not: null } }, ...page }),
  );
  for await (const { focusX, focusY, ...upload } of uploads) {
    yield { ...upload, url: uploadPath(upload.id), focus: { x: focusX, y: focusY } };
  }
}

const readOwn = (prisma: PrismaClient, { table }: ContentType, authorId: string) =>
  readById(({ where, ...page }) =>
    table(prisma).findMany({ where: { ...where, authorId }, ...page }),
  );

export const readAccountData: AccountDataReader = (prisma, authorId) => ({
  newsArticles: readOwn(prisma, contentTypes.news, authorId),
  events: readOwn(prisma, contentTypes.events, authorId),
  educationArticles: readOwn(prisma, contentTypes.education, authorId),
  publishing: readPages<ItemModel>(
    (last, take) => prisma.$queryRaw`
      SELECT * FROM items
      WHERE (kind, id) IN (SELECT kind, id FROM (${selectOwnContent(authorId)}) AS own)
        AND (kind, id) > (${last?.kind ?? ""}, ${last?.id ?? ""})
      ORDER BY kind, id LIMIT ${take}`,
  ),
  savedVersions: readPages<ItemVersionModel>(
    (last, take) => prisma.$queryRaw`
      SELECT * FROM item_versions
      WHERE "savedById" = ${authorId} AND (kind, "itemId", version) >
        (${last?.kind ?? ""}, ${last?.itemId ?? ""}, ${last?.version ?? 0}::int)
      ORDER BY kind, "itemId", version LIMIT ${take}`,
  ),
  pictures: readPictures(prisma, authorId),
});
