import type { User } from "../../accounts/schema.ts";
import { memberProcedure, router } from "../../rpc/procedures.ts";
import { z } from "../../validation/messages.ts";
import {
  type PictureDescription,
  type PictureSource,
  pictureDescription,
  pictureSource,
  type UploadedPicture,
  uploadedPicture,
} from "./schema.ts";

export interface UploadsService {
  /** Makes the picture's sizes, without what the file says beside the picture, and keeps them. */
  add(author: User, source: PictureSource): Promise<UploadedPicture>;
  /**
   * Says what is to be seen; NOT_FOUND for a picture that is not there, or someone else's. Staff may
   * say it of any. Where members are reviewed, FORBIDDEN for what waits for staff or was published.
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
    .meta({ throttle: "upload" })
    .input(z.object({ source: pictureSource }))
    .output(uploadedPicture)
    .mutation(({ ctx, input }) => ctx.services.uploads.add(ctx.user, input.source)),

  describe: memberProcedure
    .meta({ rest: { method: "POST", paths: ["/api/uploads/:id"] }, throttle: "describe" })
    .input(pictureDescription)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.uploads.describe(ctx.user, input);
      return {};
    }),
});
