import { STAFF_LIVE_PATH } from "@headwaters/contracts";
import { idempotencyKey, uploadedPicture } from "@headwaters/contracts/router";
import { examples } from "./examples.ts";
import {
  describeKeyHeader,
  failure,
  jsonContent,
  type Operation,
  toJsonSchema,
} from "./schemas.ts";

const session = [{ session: [] as never[] }];
const anybody = [{}];
const html = { "text/html": { schema: { type: "string" } } };
const token = {
  name: "token",
  in: "query",
  required: true,
  schema: { type: "string" },
  example: examples.token,
};

/** Calls that are not procedures, because their input or output is not JSON. */
export const otherCalls: readonly (Operation & { path: string; method: string })[] = [
  {
    path: "/api/uploads",
    method: "POST",
    operationId: "uploads.add",
    summary: "Upload a picture",
    description: "An access token needs the scope `content:write`.",
    tags: ["uploads"],
    security: [...session, { accessToken: [] }],
    parameters: [describeKeyHeader(toJsonSchema(idempotencyKey, "input"))],
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: { file: { type: "string", contentMediaType: "image/*" } },
            required: ["file"],
          },
        },
      },
    },
    responses: {
      201: {
        description: "The picture; `url` goes into `imageUrl` or Markdown",
        content: jsonContent(toJsonSchema(uploadedPicture, "output")),
      },
      413: failure,
      415: failure,
      422: failure,
      default: failure,
    },
  },
  {
    path: STAFF_LIVE_PATH,
    method: "GET",
    operationId: "staff.live",
    summary: "Hear which data of staff pages change",
    tags: ["staff"],
    security: session,
    responses: {
      200: {
        description: "Server-sent events: names of topics, separated by spaces",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
      401: failure,
      404: failure,
      429: failure,
      default: failure,
    },
  },
  {
    path: "/api/newsletter/unsubscribe",
    method: "GET",
    operationId: "newsletter.unsubscribePage",
    summary: "Open the page that unsubscribes",
    tags: ["newsletter"],
    security: anybody,
    parameters: [token],
    responses: {
      200: { description: "The page with the button, to which 303 leads", content: html },
      303: { description: "Leads to the page with the button" },
      429: failure,
    },
  },
  {
    path: "/api/newsletter/unsubscribe",
    method: "POST",
    operationId: "newsletter.unsubscribe",
    summary: "Unsubscribe from the newsletter by the token of a mail",
    tags: ["newsletter"],
    security: anybody,
    parameters: [token],
    responses: {
      200: { description: "Success", content: jsonContent({ type: "object" }) },
      429: failure,
      default: failure,
    },
  },
  {
    path: "/api/login",
    method: "GET",
    operationId: "accounts.loginPage",
    summary: "Open the page that signs in",
    tags: ["accounts"],
    security: anybody,
    responses: {
      200: { description: "The page, to which 302 leads", content: html },
      302: { description: "Leads to the page" },
      429: failure,
    },
  },
  {
    path: "/api/openapi.json",
    method: "GET",
    operationId: "site.description",
    summary: "Read this description",
    tags: ["site"],
    security: anybody,
    responses: {
      200: {
        description: "OpenAPI 3.1",
        content: { "application/json": { schema: { type: "object" } } },
      },
      429: failure,
    },
  },
];
