import type { User } from "../accounts/schema.ts";
import { router, staffProcedure } from "../rpc/procedures.ts";
import { byId } from "../staff/lists.ts";
import { z } from "../validation/messages.ts";
import {
  type ChangedWebhook,
  type CreatedWebhook,
  changedWebhook,
  createdWebhook,
  type DeliveriesPage,
  type DeliveryList,
  deliveriesPage,
  deliveryList,
  type NewWebhook,
  newWebhook,
  type Webhook,
  webhook,
} from "./schema.ts";

export interface WebhooksService {
  /** All of them, the oldest first. */
  list(): Promise<Webhook[]>;
  /** NOT_FOUND where it is gone; so for all that follows. */
  find(id: string): Promise<Webhook>;
  /**
   * BAD_REQUEST for an address inside the network of a public site, CONFLICT for one that is a
   * webhook already, or when there are MAX_WEBHOOKS.
   */
  add(staff: User, webhook: NewWebhook): Promise<CreatedWebhook>;
  change(staff: User, webhook: ChangedWebhook): Promise<Webhook>;
  /** With its deliveries. Harmless when it is gone. */
  remove(staff: User, id: string): Promise<void>;
  /** Sends it a delivery that means nothing. */
  test(staff: User, id: string): Promise<void>;
  deliveries(page: DeliveriesPage): Promise<DeliveryList>;
  /** Sends a delivery again, whatever became of it. */
  resend(staff: User, deliveryId: string): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    webhooks: WebhooksService;
  }
}

const WEBHOOKS = "/api/staff/webhooks";
const nothing = z.object({});

export const webhooksRouter = router({
  list: staffProcedure
    .meta({ rest: { summary: "List webhooks", method: "GET", paths: [WEBHOOKS] } })
    .output(z.array(webhook))
    .query(({ ctx }) => ctx.services.webhooks.list()),

  find: staffProcedure
    .meta({ rest: { summary: "Read a webhook", method: "GET", paths: [`${WEBHOOKS}/:id`] } })
    .input(byId)
    .output(webhook)
    .query(({ ctx, input }) => ctx.services.webhooks.find(input.id)),

  add: staffProcedure
    .meta({
      rest: {
        summary: "Add a webhook, whose secret is shown this once",
        method: "POST",
        paths: [WEBHOOKS],
        status: 201,
      },
    })
    .input(newWebhook)
    .output(createdWebhook)
    .mutation(({ ctx, input }) => ctx.services.webhooks.add(ctx.user, input)),

  change: staffProcedure
    .meta({ rest: { summary: "Change a webhook", method: "PUT", paths: [`${WEBHOOKS}/:id`] } })
    .input(changedWebhook)
    .output(webhook)
    .mutation(({ ctx, input }) => ctx.services.webhooks.change(ctx.user, input)),

  remove: staffProcedure
    .meta({
      rest: { summary: "Remove a webhook", method: "DELETE", paths: [`${WEBHOOKS}/:id`] },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.webhooks.remove(ctx.user, input.id);
      return {};
    }),

  test: staffProcedure
    .meta({
      rest: {
        summary: "Send a webhook a test",
        method: "POST",
        paths: [`${WEBHOOKS}/:id/test`],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.webhooks.test(ctx.user, input.id);
      return {};
    }),

  deliveries: staffProcedure
    .meta({
      rest: {
        summary: "List the deliveries of a webhook",
        method: "GET",
        paths: [`${WEBHOOKS}/:id/deliveries`],
      },
    })
    .input(deliveriesPage)
    .output(deliveryList)
    .query(({ ctx, input }) => ctx.services.webhooks.deliveries(input)),

  resend: staffProcedure
    .meta({
      rest: {
        summary: "Send a delivery again",
        method: "POST",
        paths: [`${WEBHOOKS}/deliveries/:id/resend`],
      },
    })
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.webhooks.resend(ctx.user, input.id);
      return {};
    }),
});
