import type { User } from "../../accounts/schema.ts";
import { WRITING_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import { memberProcedure, router } from "../../rpc/procedures.ts";
import { type WritingPreview, type WrittenText, writingPreview, writtenText } from "./schema.ts";

export interface WritingService {
  /**
   * Shows a text as the page of an item would; nothing of it is kept. Says how many milliseconds of a
   * core that took.
   */
  preview(author: User, text: WrittenText): Promise<WritingPreview & { milliseconds: number }>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    writing: WritingService;
  }
}

export const writingRouter = router({
  // Changes nothing, but an article does not fit into the address of a query.
  preview: memberProcedure
    .meta({ throttle: "preview", bodyLimit: WRITING_BODY_LIMIT })
    .input(writtenText)
    .output(writingPreview)
    .mutation(async ({ ctx, input }) => {
      const { html, milliseconds } = await ctx.services.writing.preview(ctx.user, input);
      await ctx.spend(Math.ceil(milliseconds));
      return { html };
    }),
});
