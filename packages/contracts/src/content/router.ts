import type { User } from "../accounts/schema.ts";
import { memberProcedure, nothing, router, staffProcedure } from "../rpc/procedures.ts";
import { z } from "../validation/messages.ts";
import {
  type AllContentPage,
  type AuthoredEntries,
  allContentPage,
  authoredEntries,
  type ContentEntries,
  contentEntries,
  type OwnContentPage,
  ownContentPage,
  type Returned,
  type Reviewed,
  returned,
  reviewed,
  type WaitingContent,
  waitingContent,
} from "./schema.ts";

export interface ContentService {
  /** Staff review the content of members (CONTENT_POLICY). */
  readonly reviewed: boolean;
  /**
   * The author's content: drafts and pending items first, then published ones, each newest first by
   * creation, so that saving an item does not move it between pages.
   */
  mine(author: User, page: OwnContentPage): Promise<ContentEntries>;
  /** The content of all authors, drafts included, the newest first by creation. */
  all(page: AllContentPage): Promise<AuthoredEntries>;
  /** Items that wait for review, oldest first, at most 100. */
  waiting(): Promise<WaitingContent[]>;
  /** Publishes the version that waits, or has it published at its time; CONFLICT when it is no longer the newest. */
  publish(staff: User, item: Reviewed): Promise<void>;
  /** Sends the version that waits back to its author with a note, by mail too; CONFLICT likewise. */
  sendBack(staff: User, item: Returned): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    items: ContentService;
  }
}

export const contentRouter = router({
  /** For forms: whether the caller's content waits for review. */
  reviewed: memberProcedure
    .output(z.boolean())
    .query(({ ctx }) => ctx.services.items.reviewed && ctx.user.role !== "staff"),

  mine: memberProcedure
    .meta({ rest: "GET /api/items", summary: "List what you have written, drafts first" })
    .input(ownContentPage)
    .output(contentEntries)
    .query(({ ctx, input }) => ctx.services.items.mine(ctx.user, input)),

  all: staffProcedure
    .meta({
      rest: "GET /api/staff/content",
      summary: "List the content of all authors, drafts included",
    })
    .input(allContentPage)
    .output(authoredEntries)
    .query(({ ctx, input }) => ctx.services.items.all(input)),

  /** Whether review is on. */
  policy: staffProcedure
    .output(z.enum(["open", "review"]))
    .query(({ ctx }) => (ctx.services.items.reviewed ? "review" : "open")),

  waiting: staffProcedure
    .meta({ rest: "GET /api/items/waiting", summary: "List content that waits for review" })
    .output(z.array(waitingContent))
    .query(({ ctx }) => ctx.services.items.waiting()),

  publish: staffProcedure
    .meta({ rest: "POST /api/items/publish", summary: "Publish content that waits for review" })
    .input(reviewed)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.items.publish(ctx.user, input)),

  sendBack: staffProcedure
    .meta({
      rest: "POST /api/items/send-back",
      summary: "Send content back to its author with a note",
    })
    .input(returned)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.items.sendBack(ctx.user, input)),
});
