import type { User } from "../../accounts/schema.ts";
import { CONTENT_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import { memberProcedure, router } from "../../rpc/procedures.ts";
import {
  type MarkdownPreview,
  type MarkdownText,
  markdownPreview,
  markdownText,
} from "./schema.ts";

export interface PreviewService {
  /**
   * Renders a text as an item's page would, without storing it. Returns the milliseconds of
   * processor time used.
   */
  preview(author: User, text: MarkdownText): Promise<MarkdownPreview & { milliseconds: number }>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    writing: PreviewService;
  }
}

export const previewRouter = router({
  // Changes nothing, but is a mutation because an article does not fit into the address of a query.
  preview: memberProcedure
    .meta({ rateLimit: "preview", bodyLimit: CONTENT_BODY_LIMIT })
    .input(markdownText)
    .output(markdownPreview)
    .mutation(async ({ ctx, input }) => {
      const { html, milliseconds } = await ctx.services.writing.preview(ctx.user, input);
      await ctx.spend(Math.ceil(milliseconds));
      return { html };
    }),
});
