import type { AccessScope } from "../accounts/tokens/rules.ts";

/** The scope that calls need which are made with an access token; null where none is enough. */
interface Needed {
  query: AccessScope | null;
  mutation: AccessScope | null;
}

const none: Needed = { query: null, mutation: null };
const content: Needed = { query: "read", mutation: "content" };

/** Of each router. Forms that need no account are sent without a token. */
const scopes: Readonly<Record<string, Needed>> = {
  accessTokens: none,
  accounts: { query: "read", mutation: null },
  contact: none,
  education: content,
  events: content,
  items: content,
  membership: none,
  news: content,
  newsletter: none,
  profile: none,
  recovery: none,
  // What families have entered is more than "read" promises.
  registrations: { query: "registrations", mutation: "registrations" },
  staff: none,
  uploads: content,
  webhooks: none,
  writing: content,
};

/** The routers that are listed here. */
export const scopedRouters = Object.keys(scopes);

/** The scope for a procedure; null for one that asks for a session. */
export function findScope(
  path: string,
  type: "query" | "mutation" | "subscription",
  isForStaff: boolean,
): AccessScope | null {
  if (isForStaff) return "staff";
  const [router = ""] = path.split(".");
  return (type === "subscription" ? undefined : scopes[router]?.[type]) ?? null;
}
