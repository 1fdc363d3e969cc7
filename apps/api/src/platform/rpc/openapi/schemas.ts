import { z } from "zod";
import { examples } from "./examples.ts";

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  [key: string]: unknown;
}

/** Converts a schema of the contracts to its form in REST, where dates are ISO texts. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type !== "date") return;
      jsonSchema.type = "string";
      jsonSchema.format = "date-time";
    },
  });
  return json as JsonSchema;
}

/** Builds a valid value for the schema: its own example, the field's in examples.ts, or a generated one. */
export function buildExample(schema: JsonSchema, name = ""): unknown {
  const { anyOf, oneOf, properties, items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return buildExample(choice, name);
  if (properties) {
    const required = schema.required ?? [];
    const shown = Object.keys(properties).filter(
      (key) => required.includes(key) || Object.hasOwn(examples, key),
    );
    return Object.fromEntries(
      shown.map((key) => [key, buildExample(properties[key] as JsonSchema, key)]),
    );
  }
  const [type] = [schema.type].flat();
  // A list or object may have the name of a text field, e.g. `message`, whose example does not fit.
  const isNamed = type !== "array" && type !== "object" && Object.hasOwn(examples, name);
  if (isNamed) return examples[name];
  if (schema.default !== undefined) return schema.default;
  if (type === "array") return items ? [buildExample(items, name.replace(/s$/, ""))] : [];
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "object") return {};
  if (type === "null") return null;
  return schema.format === "date-time" ? "2027-05-01T09:00:00.000Z" : "text";
}

/** A body of JSON with its example. */
export const jsonContent = (schema: JsonSchema) => ({
  "application/json": { schema, example: buildExample(schema) },
});

/** A call as described by OpenAPI. */
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

export const failure = { $ref: "#/components/responses/Failure" };

/** Describes the header Idempotency-Key. JSON clients can send `idempotencyKey` in the body instead. */
export const describeKeyHeader = (schema: JsonSchema) => ({
  name: "Idempotency-Key",
  in: "header",
  description:
    "The same call with the same key is done once; `idempotencyKey` in a body wins over it.",
  required: false,
  schema,
});
