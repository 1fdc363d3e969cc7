import { Prisma } from "@headwaters/db";

/** Condition on `mails`: they went to this address, in any letter case; the index by address serves it. */
export const isSentTo = (address: string) => Prisma.sql`lower(recipient) = lower(${address})`;

/** What stands for an address, a column or a value of type text, once it is to be forgotten. */
export const hashedAddress = (address: Prisma.Sql) =>
  Prisma.sql`'sha256:' || encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;
