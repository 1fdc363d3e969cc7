import type { Contacts, User } from "@headwaters/contracts";

/** The fields of the contacts, by their names. */
export interface ContactValues {
  "guardian.name": string;
  "guardian.phone": string;
  "emergency.name": string;
  "emergency.phone": string;
}

/** Initial values: the account's last contacts, or its own name. */
export function firstContacts(user: User, { guardian, emergency }: Contacts): ContactValues {
  const ownName = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return {
    "guardian.name": guardian?.name ?? ownName,
    "guardian.phone": guardian?.phone ?? "",
    "emergency.name": emergency?.name ?? "",
    "emergency.phone": emergency?.phone ?? "",
  };
}

/** The contacts in the request's format; null for adults only. */
export function sentContacts(values: ContactValues | null) {
  if (!values) return { guardian: null, emergency: null };
  const of = (who: "guardian" | "emergency") => ({
    name: values[`${who}.name`],
    phone: values[`${who}.phone`],
  });
  return { guardian: of("guardian"), emergency: of("emergency") };
}
