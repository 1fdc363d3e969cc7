import type { User } from "../../accounts/schema.ts";
import { WRITING_BODY_LIMIT } from "../../rpc/bodyLimits.ts";
import { memberProcedure, type Services } from "../../rpc/procedures.ts";
import { z } from "../../validation/messages.ts";
import { itemId } from "../lists.ts";
import type { ItemKind } from "./rules.ts";
import {
  type ItemState,
  type ItemVersionAddress,
  itemVersionAddress,
  type SavedVersion,
  savedVersion,
} from "./schema.ts";

/** An item as its author may change it. */
export type Editable<Fields> = ItemState & { fields: Fields };

/**
 * What authors do with the items of one kind. Only an item's author and staff may change it: to
 * others a draft is NOT_FOUND, and what is published FORBIDDEN.
 */
export interface Writing<Changed, Fields> {
  /** The newest version, as a form takes it. */
  edit(user: User, id: string): Promise<Editable<Fields>>;
  /** Saves a new version; CONFLICT when the form had an older one than the newest. */
  update(user: User, changed: Changed): Promise<Editable<Fields>>;
  /** Takes it from its readers at once, whatever else was changed; harmless when it is not published. */
  unpublish(user: User, id: string): Promise<Editable<Fields>>;
  /** Deletes it with all its versions. */
  remove(user: User, id: string): Promise<void>;
  /** Its saved versions, the newest first. */
  history(user: User, id: string): Promise<SavedVersion[]>;
  /** What was written in one of its versions. */
  version(user: User, address: ItemVersionAddress): Promise<Fields>;
  /** Makes an old version the newest, as a draft: what readers see stays. */
  restore(user: User, address: ItemVersionAddress): Promise<Editable<Fields>>;
}

const nothing = z.object({});

/** The procedures of `Writing` for one kind of item. */
export function writingProcedures<Changed, ChangedInput, Fields>(
  kind: ItemKind,
  schemas: {
    changed: z.ZodType<Changed, ChangedInput>;
    editable: z.ZodType<Editable<Fields>>;
    fields: z.ZodType<Fields>;
  },
  writing: (services: Services) => Writing<Changed, Fields>,
) {
  const path = `/api/${kind}/:id` as const;
  return {
    edit: memberProcedure
      .meta({ rest: { method: "GET", paths: [`${path}/edit`] } })
      .input(itemId)
      .output(schemas.editable)
      .query(({ ctx, input }) => writing(ctx.services).edit(ctx.user, input.id)),

    update: memberProcedure
      .meta({
        rest: { method: "PUT", paths: [path] },
        throttle: "save",
        bodyLimit: WRITING_BODY_LIMIT,
      })
      .input(schemas.changed)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => writing(ctx.services).update(ctx.user, input as Changed)),

    unpublish: memberProcedure
      .meta({ rest: { method: "POST", paths: [`${path}/unpublish`] } })
      .input(itemId)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => writing(ctx.services).unpublish(ctx.user, input.id)),

    remove: memberProcedure
      .meta({ rest: { method: "DELETE", paths: [path] } })
      .input(itemId)
      .output(nothing)
      .mutation(async ({ ctx, input }) => {
        await writing(ctx.services).remove(ctx.user, input.id);
        return {};
      }),

    history: memberProcedure
      .meta({ rest: { method: "GET", paths: [`${path}/versions`] } })
      .input(itemId)
      .output(z.array(savedVersion))
      .query(({ ctx, input }) => writing(ctx.services).history(ctx.user, input.id)),

    version: memberProcedure
      .input(itemVersionAddress)
      .output(schemas.fields)
      .query(({ ctx, input }) => writing(ctx.services).version(ctx.user, input)),

    restore: memberProcedure
      .meta({ throttle: "save" })
      .input(itemVersionAddress)
      .output(schemas.editable)
      .mutation(({ ctx, input }) => writing(ctx.services).restore(ctx.user, input)),
  };
}
