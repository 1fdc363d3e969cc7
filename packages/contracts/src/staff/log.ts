import { filterBy, id } from "../validation/fields.ts";
import { dateOrder, list, staffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { staffActions } from "./actions.ts";
import { actorKinds } from "./rules.ts";

export const logPage = staffListPage.extend({
  action: filterBy("Action", staffActions),
  order: dateOrder,
  /** The actor: an account's id, "command" or "site". */
  actor: z.union([z.literal("").transform(() => undefined), id]).optional(),
});
export type LogPage = z.infer<typeof logPage>;

/** An entry of the audit log, with the present names of its ids. */
const logEntry = z.object({
  id: z.string(),
  at: z.date(),
  actor: z.object({
    kind: z.enum(actorKinds),
    id: z.string().nullable(),
    /** Null for deleted accounts and other actors. */
    name: z.string().nullable(),
    /** The access token with which it acted; null without one. Its name is null like the account's. */
    token: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  }),
  /** One of staffActions, unless an older or newer version of the site wrote it. */
  action: z.string(),
  subject: z
    .object({
      kind: z.string(),
      id: z.string(),
      /** Null when it is deleted. */
      name: z.string().nullable(),
    })
    .nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.infer<typeof logEntry>;

export const staffLog = list(logEntry);
export type StaffLog = z.infer<typeof staffLog>;
