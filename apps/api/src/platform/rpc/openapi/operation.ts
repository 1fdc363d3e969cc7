import type { JsonSchema } from "./schemas.ts";

/** A call, as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** The response of every failure. */
export const failure = { $ref: "#/components/responses/Failure" };

/** What calls that create something take, by JSON as `idempotencyKey` in the body, too. */
export const describeKeyHeader = (schema: JsonSchema) => ({
  name: "Idempotency-Key",
  in: "header",
  description:
    "The same call with the same key is done once; `idempotencyKey` in a body wins over it.",
  required: false,
  schema,
});
