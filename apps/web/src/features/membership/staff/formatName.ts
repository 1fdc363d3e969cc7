import { type Application, membershipTypeNames } from "@headwaters/contracts";

/** "Maya Chen"; the address if no name was given. */
export function formatName({ firstName, lastName, email }: Application): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** Its label; an unknown value is shown unchanged. */
export const formatMembershipType = (type: string) =>
  (membershipTypeNames as Readonly<Record<string, string>>)[type] ?? type;
