import type { AppRouter } from "@headwaters/contracts/router";
import type { Mutation, QueryClient } from "@tanstack/react-query";

/** A feature, by the name of its router, which begins a procedure's path. */
type Feature = keyof AppRouter["_def"]["record"];

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /**
       * Handling of the data that the mutation makes stale; "keep" leaves it to the mutation's
       * callbacks.
       */
      stale?: "keep" | "refetch later";
    };
  }
}

/** Features with data that a change of content affects. */
const content: readonly Feature[] = [
  "items",
  "news",
  "events",
  "education",
  "newsletter",
  "registrations",
  "site",
  "staff",
];

/** The features whose data a feature's mutations change. Signing in and out removes all data. */
const changed: Record<Feature, readonly Feature[]> = {
  accessTokens: ["accessTokens"],
  accounts: [],
  clearances: ["clearances", "registrations", "staff"],
  contact: ["contact", "staff"],
  education: content,
  events: content,
  items: content,
  membership: ["membership", "staff"],
  news: content,
  newsletter: ["newsletter", "staff"],
  // The pages of the account's content show its first name. A new password and signing out elsewhere end
  // access tokens.
  profile: ["profile", "accessTokens", "news", "events", "education"],
  recovery: [],
  registrations: ["registrations", "events", "staff"],
  // The overview of staff says by when they need a second factor.
  secondFactor: ["secondFactor", "staff"],
  site: [],
  // Staff also resend mails of these features, and roles affect events and assignees.
  staff: [...content, "contact", "membership", "clearances"],
  uploads: [],
  webhooks: ["webhooks"],
  writing: [],
};

/** tRPC's keys begin with the path of the procedure. */
const findFeature = (key: readonly unknown[] = []) => (key as [Feature[]?])[0]?.[0];

/** Refetches the data of features that is shown, and marks the rest as stale. */
export function invalidate(
  queryClient: QueryClient,
  features: readonly Feature[],
  refetchType: "active" | "none" = "active",
): Promise<void> {
  return queryClient.invalidateQueries({
    predicate({ queryKey }) {
      const feature = findFeature(queryKey);
      return feature !== undefined && features.includes(feature);
    },
    refetchType,
  });
}

/** Invalidates the data that a mutation changed, or that its failure shows to be stale. */
export async function invalidateAfter(
  queryClient: QueryClient,
  { options, meta }: Pick<Mutation, "options" | "meta">,
  hasFailed: boolean,
): Promise<void> {
  const feature = findFeature(options.mutationKey);
  if (!feature || meta?.stale === "keep") return;
  // The content editors keep the typed text, and report the versions that others have saved.
  if (hasFailed && changed[feature] === content) return;
  const refetchType = meta?.stale === "refetch later" ? "none" : "active";
  await invalidate(queryClient, changed[feature], refetchType);
}
