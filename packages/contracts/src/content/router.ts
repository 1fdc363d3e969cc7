import { can } from "../accounts/rights.ts";
import type { User } from "../accounts/schema.ts";
import { authorizedProcedure, memberProcedure, nothing, router } from "../rpc/procedures.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./schema.ts";

export interface ContentService {
  /** Staff review the content of members (CONTENT_POLICY). */
  readonly reviewed: boolean;
  /**
   * The author's content: drafts and pending items first, then published ones, each newest first by
   * creation, so that saving an item does not move it between pages.
   */
  mine(author: User, page: schema.OwnContentPage): Promise<schema.ContentEntries>;
  /** The content of all authors, drafts included, the newest first by creation unless chosen otherwise. */
  all(page: schema.AllContentPage): Promise<schema.AuthoredEntries>;
  /** Items under review, oldest first, up to a maximum. */
  waiting(): Promise<schema.WaitingContent[]>;
  /** Publishes or schedules the version under review; CONFLICT when it is no longer the newest. */
  publish(staff: User, item: schema.Reviewed): Promise<void>;
  /**
   * Returns the version under review to its author with a note, also by mail; CONFLICT likewise.
   */
  sendBack(staff: User, item: schema.Returned): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    items: ContentService;
  }
}

export const contentRouter = router({
  /** For forms: true if the caller's content needs review. */
  reviewed: memberProcedure
    .output(z.boolean())
    .query(({ ctx }) => ctx.services.items.reviewed && !can(ctx.user, "publishContent")),

  mine: memberProcedure
    .meta({ rest: "GET /api/items", summary: "List what you have written, drafts first" })
    .input(schema.ownContentPage)
    .output(schema.contentEntries)
    .query(({ ctx, input }) => ctx.services.items.mine(ctx.user, input)),

  all: authorizedProcedure("editAnyContent")
    .meta({
      rest: "GET /api/staff/content",
      summary: "List the content of all authors, drafts included",
    })
    .input(schema.allContentPage)
    .output(schema.authoredEntries)
    .query(({ ctx, input }) => ctx.services.items.all(input)),

  policy: authorizedProcedure("reviewContent")
    .output(z.enum(["open", "review"]))
    .query(({ ctx }) => (ctx.services.items.reviewed ? "review" : "open")),

  waiting: authorizedProcedure("reviewContent")
    .meta({ rest: "GET /api/items/waiting", summary: "List content that waits for review" })
    .output(z.array(schema.waitingContent))
    .query(({ ctx }) => ctx.services.items.waiting()),

  publish: authorizedProcedure("reviewContent")
    .meta({ rest: "POST /api/items/publish", summary: "Publish content that waits for review" })
    .input(schema.reviewed)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.items.publish(ctx.user, input)),

  sendBack: authorizedProcedure("reviewContent")
    .meta({
      rest: "POST /api/items/send-back",
      summary: "Send content back to its author with a note",
    })
    .input(schema.returned)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.items.sendBack(ctx.user, input)),
});
