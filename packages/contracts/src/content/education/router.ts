import type { User } from "../../accounts/schema.ts";
import { WRITING_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import {
  createViewer,
  memberProcedure,
  publicProcedure,
  router,
  type Viewer,
} from "../../rpc/procedures.ts";
import { onlyOnce } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { type Writing, writingProcedures } from "../items/procedures.ts";
import { type CardList, cardList, type ItemAddress, itemId, uncacheableInputs } from "../lists.ts";
import {
  type ChangedEducationArticle,
  changedEducationArticle,
  type EditableEducationArticle,
  type EducationArticle,
  type EducationArticlePage,
  type EducationCard,
  type EducationPage,
  editableEducationArticle,
  educationArticle,
  educationArticlePage,
  educationCard,
  educationPage,
  type NewEducationArticle,
  newEducationArticle,
} from "./schema.ts";

export interface EducationService
  extends Writing<ChangedEducationArticle, EditableEducationArticle["fields"]> {
  /**
   * Published articles that the filters let through, newest first; with a search the best first.
   * At most `page.limit` of them.
   */
  list(page: EducationPage): Promise<EducationArticle[]>;
  /** The same list with only what its cards show. */
  cards(page: EducationPage): Promise<CardList<EducationCard>>;
  /** One published article; NOT_FOUND for drafts and unknown ids. */
  get(id: string): Promise<EducationArticle>;
  /** What the page of an article shows, its Markdown made into HTML; a draft, to who may change it. */
  page(id: string, viewer: Viewer): Promise<EducationArticlePage>;
  /** Where every published article is, newest first. */
  addresses(): Promise<ItemAddress[]>;
  /** How many published articles there are. */
  count(): Promise<number>;
  /**
   * Stores an article of this author; where members' items are reviewed, it may have to wait. The
   * same with the same key again answers what is there.
   */
  create(
    author: User,
    article: NewEducationArticle,
    idempotencyKey?: string,
  ): Promise<EducationArticle>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    education: EducationService;
  }
}

export const educationRouter = router({
  list: publicProcedure
    .meta({
      rest: { method: "GET", paths: ["/api/education"] },
      cacheable: true,
      uncacheableInputs,
    })
    .input(educationPage)
    .output(z.array(educationArticle))
    .query(({ ctx, input }) => ctx.services.education.list(input)),

  cards: publicProcedure
    .meta({ cacheable: true, uncacheableInputs })
    .input(educationPage)
    .output(cardList(educationCard))
    .query(({ ctx, input }) => ctx.services.education.cards(input)),

  get: publicProcedure
    .meta({ rest: { method: "GET", paths: ["/api/education/:id"] }, cacheable: true })
    .input(itemId)
    .output(educationArticle)
    .query(({ ctx, input }) => ctx.services.education.get(input.id)),

  page: publicProcedure
    .meta({ cacheable: true })
    .input(itemId)
    .output(educationArticlePage)
    .query(({ ctx, input }) => ctx.services.education.page(input.id, createViewer(ctx))),

  create: memberProcedure
    .meta({
      rest: { method: "POST", paths: ["/api/education"], status: 201 },
      throttle: "save",
      bodyLimit: WRITING_BODY_LIMIT,
    })
    .input(newEducationArticle.safeExtend(onlyOnce))
    .output(educationArticle)
    .mutation(({ ctx, input: { idempotencyKey, ...article } }) =>
      ctx.services.education.create(ctx.user, article, idempotencyKey),
    ),

  ...writingProcedures(
    "education",
    {
      changed: changedEducationArticle,
      editable: editableEducationArticle,
      fields: editableEducationArticle.shape.fields,
    },
    ({ education }) => education,
  ),
});
