import type { User } from "../accounts/schema.ts";
import { CONTENT_BODY_LIMIT } from "../rpc/bodyLimits.ts";
import { memberProcedure, nothing, publicProcedure, type Services } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { type CardList, cardList, type PublishedContent, uncacheableInputs } from "./lists.ts";
import { type ContentPermissions, contentPermissions } from "./pages.ts";
import type { ContentTypeName } from "./rules.ts";
import {
  type ContentState,
  type ContentVersionKey,
  contentVersionKey,
  type SavedVersion,
  savedVersion,
  type Unpublished,
  unpublished,
} from "./schema.ts";

/** Content as its author may change it. */
export type Editable<Fields> = ContentState & { fields: Fields };

/**
 * Editing content of one type, for its author and staff. For others a draft is NOT_FOUND, and
 * published content FORBIDDEN.
 */
export interface ContentEditing<New, Changed, Row, Fields> {
  /**
   * Stores new content; with review on, it may wait for staff. The same content with the same
   * idempotency key returns the existing row.
   */
  create(author: User, item: New): Promise<Row>;
  /** The newest version, in the format of a form. */
  edit(user: User, id: string): Promise<Editable<Fields>>;
  /** Saves a new version; CONFLICT when the form had an older one than the newest. */
  update(user: User, changed: Changed): Promise<Editable<Fields>>;
  /**
   * Hides it from readers at once, even with unpublished changes; harmless when it is not
   * published. CONFLICT for an event with registrations, unless staff write to their families.
   */
  unpublish(user: User, sent: Unpublished): Promise<Editable<Fields>>;
  /** Deletes it with all its versions. */
  remove(user: User, id: string): Promise<void>;
  /** Its saved versions, the newest first. */
  history(user: User, id: string): Promise<SavedVersion[]>;
  /** The fields of a version. */
  version(user: User, key: ContentVersionKey): Promise<Fields>;
  /** Copies an old version to a new draft: readers keep seeing the published one. */
  restore(user: User, key: ContentVersionKey): Promise<Editable<Fields>>;
}

/** Reading content of one type. */
interface ContentReading<Page, Row, Card, Detail> {
  /** Published content that matches the filters, at most `page.limit`; a search ranks it. */
  list(page: Page): Promise<CardList<Row>>;
  /** The same list as cards. */
  cards(page: Page): Promise<CardList<Card>>;
  /** One that is published; NOT_FOUND for drafts and unknown ids. */
  get(id: string): Promise<Row>;
  /** The data of its page with rendered HTML; NOT_FOUND like `get`. */
  page(id: string): Promise<Detail>;
  /** The same for a draft; null unless it is one that this account can edit. */
  draft(user: User, id: string): Promise<Detail | null>;
  /** NOT_FOUND for unknown ids and for drafts of others. */
  permissions(user: User, id: string): Promise<ContentPermissions>;
  /** Lists the addresses of everything published, the newest first. */
  listPublished(): Promise<PublishedContent[]>;
  /** Counts published content. */
  count(): Promise<number>;
}

interface ContentSchemas {
  create: z.ZodType;
  update: z.ZodType;
  list: z.ZodType;
  row: z.ZodType;
  fields: z.ZodType;
  card: z.ZodType;
  page: z.ZodType;
}

/** The service of a content type. */
export type ContentTypeService<S extends ContentSchemas> = ContentReading<
  z.infer<S["list"]>,
  z.infer<S["row"]>,
  z.infer<S["card"]>,
  z.infer<S["page"]>
> &
  ContentEditing<
    z.infer<S["create"]>,
    z.infer<S["update"]>,
    z.infer<S["row"]>,
    z.infer<S["fields"]>
  >;

const summaries = (one: string, several: string) => ({
  list: `List published ${several}`,
  get: `Read ${one} that is published`,
  create: `Write ${one}`,
  edit: `Read the newest version of ${one}, to change it`,
  update: `Save a new version of ${one}`,
  unpublish: `Take ${one} back from readers`,
  remove: `Delete ${one}`,
  history: `List the versions of ${one}`,
});

const typeSummaries = {
  news: summaries("a news article", "news articles"),
  events: summaries("an event", "events"),
  education: summaries("an education article", "education articles"),
} satisfies Record<ContentTypeName, object>;

/** The procedures of one content type. */
export function contentProcedures<
  New,
  NewInput,
  Changed,
  ChangedInput,
  Page,
  PageInput,
  Row,
  Fields,
  Card,
  Detail,
>(
  type: ContentTypeName,
  schemas: {
    create: z.ZodType<New, NewInput>;
    update: z.ZodType<Changed, ChangedInput>;
    list: z.ZodType<Page, PageInput>;
    row: z.ZodType<Row>;
    fields: z.ZodType<Fields>;
    editable: z.ZodType<Editable<Fields>>;
    card: z.ZodType<Card>;
    page: z.ZodType<Detail>;
  },
  serviceIn: (
    services: Services,
  ) => ContentReading<Page, Row, Card, Detail> & ContentEditing<New, Changed, Row, Fields>,
) {
  const path = `/api/${type}` as const;
  const itemPath = `${path}/:id` as const;
  const words = typeSummaries[type];
  return {
    list: publicProcedure
      .meta({
        rest: `GET ${path}`,
        summary: words.list,
        isArray: true,
        cacheable: true,
        uncacheableInputs,
      })
      .input(schemas.list)
      .output(cardList(schemas.row))
      .query(({ ctx, input }) => serviceIn(ctx.services).list(input as Page)),

    cards: publicProcedure
      .meta({ cacheable: true, uncacheableInputs })
      .input(schemas.list)
      .output(cardList(schemas.card))
      .query(({ ctx, input }) => serviceIn(ctx.services).cards(input as Page)),

    get: publicProcedure
      .meta({ rest: `GET ${itemPath}`, summary: words.get, cacheable: true })
      .input(byId)
      .output(schemas.row)
      .query(({ ctx, input }) => serviceIn(ctx.services).get(input.id)),

    page: publicProcedure
      .meta({ cacheable: true })
      .input(byId)
      .output(schemas.page)
      .query(({ ctx, input }) => serviceIn(ctx.services).page(input.id)),

    draft: memberProcedure
      .input(byId)
      .output(schemas.page.nullable())
      .query(({ ctx, input }) => serviceIn(ctx.services).draft(ctx.user, input.id)),

    permissions: memberProcedure
      .input(byId)
      .output(contentPermissions)
      .query(({ ctx, input }) => serviceIn(ctx.services).permissions(ctx.user, input.id)),

    create: memberProcedure
      .meta({
        rest: `POST ${path}`,
        summary: words.create,
        status: 201,
        rateLimit: "save",
        bodyLimit: CONTENT_BODY_LIMIT,
      })
      .input(schemas.create)
      .output(schemas.row)
      .mutation(({ ctx, input }) => serviceIn(ctx.services).create(ctx.user, input as New)),

    edit: memberProcedure
      .meta({ rest: `GET ${itemPath}/edit`, summary: words.edit })
      .input(byId)
      .output(schemas.editable)
      .query(({ ctx, input }) => serviceIn(ctx.services).edit(ctx.user, input.id)),

    update: memberProcedure
      .meta({
        rest: `PUT ${itemPath}`,
        summary: words.update,
        rateLimit: "save",
        bodyLimit: CONTENT_BODY_LIMIT,
      })
      .input(schemas.update)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => serviceIn(ctx.services).update(ctx.user, input as Changed)),

    unpublish: memberProcedure
      .meta({ rest: `POST ${itemPath}/unpublish`, summary: words.unpublish })
      .input(unpublished)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => serviceIn(ctx.services).unpublish(ctx.user, input)),

    remove: memberProcedure
      .meta({ rest: `DELETE ${itemPath}`, summary: words.remove })
      .input(byId)
      .output(nothing)
      .mutation(({ ctx, input }) => serviceIn(ctx.services).remove(ctx.user, input.id)),

    history: memberProcedure
      .meta({ rest: `GET ${itemPath}/versions`, summary: words.history })
      .input(byId)
      .output(z.array(savedVersion))
      .query(({ ctx, input }) => serviceIn(ctx.services).history(ctx.user, input.id)),

    version: memberProcedure
      .input(contentVersionKey)
      .output(schemas.fields)
      .query(({ ctx, input }) => serviceIn(ctx.services).version(ctx.user, input)),

    restore: memberProcedure
      .meta({ rateLimit: "save" })
      .input(contentVersionKey)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => serviceIn(ctx.services).restore(ctx.user, input)),
  };
}
