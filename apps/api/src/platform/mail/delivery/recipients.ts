import { Prisma } from "@headwaters/db";

/** Condition on `mails`: they went to this address, in any letter case; the index by address serves it. */
export const isSentTo = (address: string) => Prisma.sql`lower(recipient) = lower(${address})`;

/** SQL that replaces an address (a column or value of type text) by its hash. */
export const hashedAddress = (address: Prisma.Sql) =>
  Prisma.sql`'sha256:' || encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;
