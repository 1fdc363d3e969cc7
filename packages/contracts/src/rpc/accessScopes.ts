import type { TRPCProcedureType } from "@trpc/server";
import type { Right } from "../accounts/rights.ts";
import type { AccessScope } from "../accounts/tokens/rules.ts";

/** The scope that a call with an access token needs; absent where no scope is enough. */
type Needed = Readonly<Partial<Record<TRPCProcedureType, AccessScope>>>;

const none: Needed = {};
const content: Needed = { query: "content:read", mutation: "content:write" };
const registrations: Needed = { query: "registrations:read", mutation: "registrations:write" };
const staff: Needed = { query: "staff:read", mutation: "staff:write" };

/** By router. Public forms need no account and no token. */
const scopes: Readonly<Record<string, Needed>> = {
  accessTokens: none,
  accounts: { query: "content:read" },
  clearances: none,
  contact: none,
  education: content,
  events: content,
  items: content,
  membership: none,
  news: content,
  newsletter: none,
  profile: none,
  recovery: none,
  registrations,
  secondFactor: none,
  site: { query: "content:read" },
  staff: none,
  uploads: content,
  webhooks: none,
  writing: content,
};

/** The routers that are listed here. */
export const scopedRouters = Object.keys(scopes);

/** The scope for a procedure; null if it needs a session. */
export function findScope(
  path: string,
  type: TRPCProcedureType,
  { right, needsSession }: { right?: Right; needsSession?: true } = {},
): AccessScope | null {
  if (needsSession) return null;
  const [router = ""] = path.split(".");
  return (right ? staff : scopes[router])?.[type] ?? null;
}
