import type { User } from "../../accounts/schema.ts";
import { memberProcedure, nothing, router } from "../../rpc/procedures.ts";
import {
  type NewPicture,
  newPicture,
  type PictureDescription,
  pictureDescription,
  type UploadedPicture,
  uploadedPicture,
} from "./schema.ts";

export interface UploadsService {
  /** Encodes the picture in all sizes without metadata, and stores them. */
  add(author: User, picture: NewPicture): Promise<UploadedPicture>;
  /**
   * Sets a picture's description and focus. NOT_FOUND if it is deleted or another account's, except
   * for staff; with review on, FORBIDDEN for pictures that are published or under review.
   */
  describe(author: User, description: PictureDescription): Promise<void>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    uploads: UploadsService;
  }
}

export const uploadsRouter = router({
  // POST /api/uploads: http/uploads.ts of the API reads the file.
  add: memberProcedure
    .meta({ rateLimit: "upload" })
    .input(newPicture)
    .output(uploadedPicture)
    .mutation(({ ctx, input }) => ctx.services.uploads.add(ctx.user, input)),

  describe: memberProcedure
    .meta({
      rest: "POST /api/uploads/:id",
      summary: "Describe an uploaded picture and set its focal point",
      rateLimit: "describe",
    })
    .input(pictureDescription)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.uploads.describe(ctx.user, input)),
});
