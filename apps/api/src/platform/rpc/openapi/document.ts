import {
  organization,
  RECENT_FACTOR_MINUTES,
  RECENT_PASSWORD_MINUTES,
} from "@headwaters/contracts";
import { z } from "zod";
import {
  getInputSchema,
  getOutputSchema,
  getScope,
  type RestCall,
  restCalls,
} from "../procedures.ts";
import { otherCalls } from "./otherCalls.ts";
import {
  buildExample,
  describeKeyHeader,
  failure,
  jsonContent,
  type Operation,
  toJsonSchema,
} from "./schemas.ts";
import { describedWebhooks } from "./webhooks.ts";

type DescribedCall = ReturnType<typeof describeProcedure>;

function describeProcedure(call: RestCall) {
  const [input, output] = [getInputSchema(call.name), getOutputSchema(call.name)];
  return {
    ...call,
    input: input && toJsonSchema(input, "input"),
    output: output && toJsonSchema(output, "output"),
    scope: getScope(call.name),
  };
}

/** Routers in the API reference: name and description. */
const tags: Readonly<Record<string, { name: string; description: string }>> = {
  accounts: { name: "Signing up, in and out", description: "The session of an account" },
  profile: { name: "Your account", description: "Name, address, password, devices and data" },
  secondFactor: { name: "Two-step sign-in", description: "Passkeys, codes and recovery codes" },
  accessTokens: { name: "Access tokens", description: "Secrets by which programs act for you" },
  recovery: { name: "A forgotten password", description: "Links that set a new password" },
  news: { name: "News", description: "Articles, newest first" },
  events: { name: "Events", description: "Events to come and past ones" },
  education: { name: "Education", description: "Articles to learn from" },
  items: { name: "Your content and its review", description: "Drafts, versions and decisions" },
  uploads: { name: "Pictures", description: "Uploaded pictures and their descriptions" },
  registrations: { name: "Registrations", description: "Families, seats, waitlists and rosters" },
  clearances: { name: "Clearances", description: "Cleared adults, and how many events need" },
  membership: { name: "Membership", description: "Applications and decisions" },
  contact: { name: "Messages", description: "What people write to the organization" },
  newsletter: { name: "Newsletter", description: "Subscriptions and issues" },
  staff: { name: "Staff", description: "People, roles, mails and the audit log" },
  webhooks: { name: "Webhooks", description: "Other systems that are told of changes" },
  site: { name: "The API itself", description: "Its description" },
};

const findTag = (router: string) => tags[router]?.name ?? router;

const listPathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

function describeParameters({ method, path, input }: DescribedCall) {
  const { properties = {}, required = [] } = input ?? {};
  const inPath = listPathNames(path);
  const names = method === "GET" ? Object.keys(properties) : inPath;
  const parameters = names.map((name) => {
    const schema = properties[name] ?? { type: "string" };
    const isInPath = inPath.includes(name);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || required.includes(name),
      schema,
      // API tools send examples, and no made-up cursor is valid.
      ...(name !== "cursor" && { example: buildExample(schema, name) }),
    };
  });
  const key = method === "GET" ? undefined : properties.idempotencyKey;
  return key ? [...parameters, describeKeyHeader(key)] : parameters;
}

/** Describes the body of a write: its input without the parameters in the path. */
function describeBody({ method, path, input }: DescribedCall) {
  if (method === "GET" || !input) return undefined;
  const inPath = listPathNames(path);
  const isInBody = (name: string) => !inPath.includes(name);
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => isInBody(name)),
  );
  if (input.properties && Object.keys(properties).length === 0) return undefined;
  const required = (input.required ?? []).filter(isInBody);
  const schema = input.properties ? { ...input, properties, required } : input;
  return { required: required.length > 0, content: jsonContent(schema) };
}

function describeSuccess({ file, isArray, output }: DescribedCall) {
  if (file) {
    const type = file.endsWith(".csv") ? "text/csv" : "application/json";
    const schema = type === "text/csv" ? { type: "string" } : { type: "object" };
    return { description: "The file", content: { [type]: { schema } } };
  }
  const schema = isArray ? output?.properties?.items : output;
  const hasPages = output?.properties?.nextCursor !== undefined;
  return {
    description: "Success",
    ...(schema && { content: jsonContent(schema) }),
    ...(hasPages && { headers: { Link: { $ref: "#/components/headers/Link" } } }),
  };
}

/** Describes how to authenticate; the empty entry means that anonymous calls are allowed. */
function describeSecurity({ member, scope }: DescribedCall): Operation["security"] {
  return [...(member ? [] : [{}]), { session: [] }, ...(scope ? [{ accessToken: [] }] : [])];
}

function describeCall(call: DescribedCall): Operation {
  const { name, operationId, method, status = 200, summary, scope } = call;
  const parameters = describeParameters(call);
  const body = describeBody(call);
  const [router = ""] = name.split(".");
  return {
    operationId,
    summary,
    ...(scope && { description: `An access token needs the scope \`${scope}\`.` }),
    ...(needsConfirmation(call) && { description: describeConfirmation(call) }),
    tags: [findTag(scope?.startsWith("staff:") && router !== "webhooks" ? "staff" : router)],
    security: describeSecurity(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [status]: describeSuccess(call),
      ...(call.cacheable && { 304: unchanged }),
      ...((parameters.length > 0 || body) && { 400: failure }),
      ...(call.member && { 401: failure, 403: failure }),
      ...(parameters.some(({ in: place }) => place === "path") && { 404: failure }),
      ...(method !== "GET" && { 409: failure }),
      ...(needsConfirmation(call) && { 428: failure }),
      429: failure,
      503: failure,
      default: failure,
    },
  };
}

const needsConfirmation = (call: DescribedCall) =>
  call.needsSession || call.needsConfirmation || call.needsFactor;

const factor = `A session of an account with two-step sign-in needs a second factor that was used in the last ${RECENT_FACTOR_MINUTES} minutes: at the sign-in, or by \`POST /api/account/second-factor/confirm\`.`;
const password = `Any other session needs a password that was given in the last ${RECENT_PASSWORD_MINUTES} minutes: at the sign-in, or by \`POST /api/account/confirm-password\`.`;

const describeConfirmation = ({ needsFactor, scope }: DescribedCall) =>
  [scope && `An access token needs the scope \`${scope}\`.`, factor, needsFactor ? null : password]
    .filter(Boolean)
    .join(" ");

const unchanged = { description: "`If-None-Match` names the `ETag` that it still has" };

const failureSchema = toJsonSchema(
  z.object({
    code: z.string().meta({ description: "Stable, for programs", example: "BAD_REQUEST" }),
    message: z.string().meta({ description: "For a person", example: "Title is required" }),
    issues: z
      .object({
        path: z.string().meta({ example: "title" }),
        message: z.string().meta({ example: "Title is required" }),
      })
      .array()
      .optional()
      .meta({ description: "The fields of the input that were refused" }),
  }),
  "output",
);

export interface DocumentOptions {
  /** The cookie's name. */
  sessionCookie: string;
}

/** Builds the OpenAPI 3.1 document of all REST calls from the procedures. */
export function buildDocument({ sessionCookie }: DocumentOptions) {
  const paths: Record<string, Record<string, Operation>> = {};
  function add(path: string, method: string, operation: Operation) {
    const key = path.replace(/:(\w+)/g, "{$1}");
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation };
  }
  for (const call of restCalls) {
    add(call.path, call.method, describeCall(describeProcedure(call)));
  }
  for (const { path, method, ...call } of otherCalls) {
    add(path, method, { ...call, tags: call.tags.map(findTag) });
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${organization.name}: API`,
      version: "1",
      description:
        "Every function of the website. The same calls are there as typed procedures: see the package `@headwaters/client`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    // Relative to the address of this document.
    servers: [{ url: "/" }],
    tags: Object.values(tags),
    paths,
    webhooks: describedWebhooks,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie },
        accessToken: {
          type: "http",
          scheme: "bearer",
          description: "An access token from the page of an account.",
        },
      },
      schemas: { Failure: failureSchema },
      headers: {
        Link: {
          description: 'The address of the next page, `rel="next"`; absent on the last one.',
          schema: { type: "string" },
        },
      },
      responses: {
        Failure: {
          description: "A refusal, or a failure of the site",
          headers: {
            "Retry-After": {
              description: "Seconds until the same call may succeed; with 429 and 503.",
              schema: { type: "integer" },
            },
          },
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/Failure" },
              example: { code: "NOT_FOUND", message: "There is nothing at this address." },
            },
          },
        },
      },
    },
  };
}
