import { type WebhookType, webhookTypeNames, webhookTypes } from "@headwaters/contracts";
import { webhookData } from "@headwaters/contracts/router";
import { z } from "zod";
import { jsonContent, toJsonSchema } from "./schemas.ts";

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
      summary: webhookTypeNames[type],
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
