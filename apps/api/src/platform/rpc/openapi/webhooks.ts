import { type WebhookType, webhookTypes } from "@headwaters/contracts";
import { webhookData } from "@headwaters/contracts/router";
import { z } from "zod";
import { jsonContent, toJsonSchema } from "./schemas.ts";

const summaries: Readonly<Record<WebhookType, string>> = {
  "content.published": "Readers see an article or event from now on",
  "event.changed": "What readers see of an event has changed",
  "event.cancelled": "An event will not take place",
  "registration.created": "A family has registered, or waits for seats",
  "registration.cancelled": "Seats were given up or taken away",
  "application.submitted": "Somebody applies for a membership",
  "application.decided": "Staff have decided on an application",
  "message.received": "Somebody has written to us",
};

const headers = [
  { name: "webhook-id", description: "The same at each attempt" },
  { name: "webhook-timestamp", description: "Of this attempt, in seconds since 1970" },
  { name: "webhook-signature", description: "`v1,` and HMAC-SHA256 of id, timestamp and body" },
].map((header) => ({ ...header, in: "header", required: true, schema: { type: "string" } }));

function describeWebhook(type: WebhookType) {
  const body = z.object({ type: z.literal(type), timestamp: z.date(), data: webhookData[type] });
  return {
    post: {
      operationId: `webhook.${type}`,
      summary: summaries[type],
      tags: ["Webhooks"],
      // The signature in the headers proves the sender.
      security: [],
      parameters: headers,
      requestBody: { required: true, content: jsonContent(toJsonSchema(body, "output")) },
      responses: {
        "2XX": { description: "Received; anything else is tried again" },
        "4XX": { description: "Not received" },
      },
    },
  };
}

/** The requests that the site posts to webhooks, for the OpenAPI document. */
export const describedWebhooks = Object.fromEntries(
  webhookTypes.map((type) => [type, describeWebhook(type)]),
);
