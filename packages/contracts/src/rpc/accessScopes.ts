import type { TRPCProcedureType } from "@trpc/server";
import type { AccessScope } from "../accounts/tokens/rules.ts";

/** The scope that calls need which are made with an access token; absent where none is enough. */
type Needed = Readonly<Partial<Record<TRPCProcedureType, AccessScope>>>;

const none: Needed = {};
const content: Needed = { query: "read", mutation: "content" };

/** By router. Forms that need no account are sent without a token. */
const scopes: Readonly<Record<string, Needed>> = {
  accessTokens: none,
  accounts: { query: "read" },
  contact: none,
  education: content,
  events: content,
  items: content,
  membership: none,
  news: content,
  newsletter: none,
  profile: none,
  recovery: none,
  // The data of families is more than "read" promises.
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
  type: TRPCProcedureType,
  isForStaff = false,
): AccessScope | null {
  if (isForStaff) return "staff";
  const [router = ""] = path.split(".");
  return scopes[router]?.[type] ?? null;
}
