import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

interface Response {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}

/** Throws if a response does not fit its description in /api/openapi.json. */
type CheckAnswer = (method: string, url: string, response: LightMyRequestResponse) => void;

const escapePointer = (text: string) => text.replaceAll("~", "~0").replaceAll("/", "~1");
const JSON_SCHEMA = `content/${escapePointer("application/json")}/schema`;

const countGaps = (path: string) => path.split("{").length;

function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  return ajv;
}

const forExamples = createValidator();

/** Explains why a value does not fit a JSON Schema; null if it does. */
export function findMisfit(schema: object, value: unknown): string | null {
  return forExamples.validate(schema, value) ? null : forExamples.errorsText();
}

async function readDescription(app: FastifyInstance): Promise<CheckAnswer> {
  const document = (await app.inject("/api/openapi.json")).json<Document>();
  const ajv = createValidator();
  ajv.addSchema(document, "openapi");
  // "/api/registrations/led" wins over "/api/registrations/{id}".
  const paths = Object.keys(document.paths).sort((one, other) => countGaps(one) - countGaps(other));
  const patterns = paths.map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  }));
  return (method, url, answer) => {
    if (!String(answer.headers["content-type"]).startsWith("application/json")) return;
    const [address = ""] = url.split("?");
    const path = patterns.find(({ pattern }) => pattern.test(address))?.path;
    const operation = path && document.paths[path]?.[method.toLowerCase()];
    if (!path || !operation) return;
    const { responses } = operation;
    const status = String(answer.statusCode) in responses ? answer.statusCode : "default";
    const response = responses[status];
    if (!response)
      throw new Error(`${method} ${path} answers ${answer.statusCode}, which is not described.`);
    const at =
      response.$ref ?? `#/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`;
    if (!response.$ref && !response.content?.["application/json"]) return;
    const validate = ajv.getSchema(`openapi${at}/${JSON_SCHEMA}`);
    if (!validate) throw new Error(`${method} ${path} has no schema for ${answer.statusCode}.`);
    if (validate(answer.json())) return;
    throw new Error(
      `${method} ${url} answers otherwise than described: ${ajv.errorsText(validate.errors)}`,
    );
  };
}

let description: Promise<CheckAnswer> | undefined;

/** Checks a response of the REST API against its description, which all sites of a process share. */
export async function checkDescribed(
  app: FastifyInstance,
  method: string,
  url: string,
  response: LightMyRequestResponse,
): Promise<void> {
  if (!url.startsWith("/api/")) return;
  description ??= readDescription(app);
  (await description)(method, url, response);
}
