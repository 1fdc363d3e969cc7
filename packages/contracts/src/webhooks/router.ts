import type { User } from "../accounts/schema.ts";
import { authorizedProcedure, nothing, router } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./schema.ts";

export interface WebhooksService {
  /** All of them, the oldest first. */
  list(): Promise<schema.Webhook[]>;
  /** NOT_FOUND if it is deleted; the methods below likewise. */
  find(id: string): Promise<schema.Webhook>;
  /**
   * BAD_REQUEST for an address inside the network of a public site, CONFLICT for one that is a
   * webhook already, or when there are MAX_WEBHOOKS.
   */
  add(staff: User, webhook: schema.NewWebhook): Promise<schema.CreatedWebhook>;
  /** A new address gets a new secret, which alone signs from then on. */
  change(staff: User, webhook: schema.ChangedWebhook): Promise<schema.SavedWebhook>;
  /** Replaces its secret. The previous one signs besides for PREVIOUS_SECRET_HOURS. */
  changeSecret(staff: User, id: string): Promise<schema.CreatedWebhook>;
  /** Deletes it with its deliveries. Harmless when it is deleted already. */
  remove(staff: User, id: string): Promise<void>;
  /** Sends it a test delivery. */
  test(staff: User, id: string): Promise<void>;
  deliveries(page: schema.DeliveriesPage): Promise<schema.DeliveryList>;
  /** Sends a delivery again, in any state. */
  resend(staff: User, deliveryId: string): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    webhooks: WebhooksService;
  }
}

export const webhooksRouter = router({
  list: authorizedProcedure("manageWebhooks")
    .meta({ rest: "GET /api/staff/webhooks", summary: "List webhooks" })
    .output(z.array(schema.webhook))
    .query(({ ctx }) => ctx.services.webhooks.list()),

  find: authorizedProcedure("manageWebhooks")
    .meta({ rest: "GET /api/staff/webhooks/:id", summary: "Read a webhook" })
    .input(byId)
    .output(schema.webhook)
    .query(({ ctx, input }) => ctx.services.webhooks.find(input.id)),

  add: authorizedProcedure("manageWebhooks")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/webhooks",
      summary: "Add a webhook, whose secret is shown this once",
      status: 201,
    })
    .input(schema.newWebhook)
    .output(schema.createdWebhook)
    .mutation(({ ctx, input }) => ctx.services.webhooks.add(ctx.user, input)),

  change: authorizedProcedure("manageWebhooks")
    .meta({ needsSession: true, rest: "PUT /api/staff/webhooks/:id", summary: "Change a webhook" })
    .input(schema.changedWebhook)
    .output(schema.savedWebhook)
    .mutation(({ ctx, input }) => ctx.services.webhooks.change(ctx.user, input)),

  changeSecret: authorizedProcedure("manageWebhooks")
    .meta({
      needsSession: true,
      rest: "POST /api/staff/webhooks/:id/secret",
      summary: "Give a webhook a new secret, which is shown this once",
    })
    .input(byId)
    .output(schema.createdWebhook)
    .mutation(({ ctx, input }) => ctx.services.webhooks.changeSecret(ctx.user, input.id)),

  remove: authorizedProcedure("manageWebhooks")
    .meta({
      needsSession: true,
      rest: "DELETE /api/staff/webhooks/:id",
      summary: "Remove a webhook",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.webhooks.remove(ctx.user, input.id)),

  test: authorizedProcedure("manageWebhooks")
    .meta({ rest: "POST /api/staff/webhooks/:id/test", summary: "Send a webhook a test" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.webhooks.test(ctx.user, input.id)),

  deliveries: authorizedProcedure("manageWebhooks")
    .meta({
      rest: "GET /api/staff/webhooks/:id/deliveries",
      summary: "List the deliveries of a webhook",
    })
    .input(schema.deliveriesPage)
    .output(schema.deliveryList)
    .query(({ ctx, input }) => ctx.services.webhooks.deliveries(input)),

  resend: authorizedProcedure("manageWebhooks")
    .meta({
      rest: "POST /api/staff/webhooks/deliveries/:id/resend",
      summary: "Send a delivery again",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.webhooks.resend(ctx.user, input.id)),
});
