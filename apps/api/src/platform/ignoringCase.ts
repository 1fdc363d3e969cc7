/**
 * A Prisma filter for this text in any letter case. Prisma compares by ILIKE, in which "_" and "%" would match other
 * texts too.
 */
export const ignoringCase = (text: string) =>
  ({ equals: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }) as const;
