import { organization } from "@headwaters/contracts";
import { fillWithDemoContent, type PrismaClient } from "@headwaters/db";
import { keptSecret } from "./dataDir.ts";
import { hashPassword } from "./services/passwords.ts";

export interface DemoAuthor {
  email: string;
  password: string;
}

/**
 * Fills an empty database with demo content, and says how its author signs in; null where the
 * database has content of its own. The password is generated once for each installation.
 */
export async function prepareDemo(
  prisma: PrismaClient,
  dataDir: string,
): Promise<DemoAuthor | null> {
  const email = `marisol.vega@${organization.email.split("@")[1]}`;
  const password = keptSecret(dataDir, "demo-author-password", 12);
  const author = { email, passwordHash: await hashPassword(password) };
  if (await fillWithDemoContent(prisma, { author, timeZone: organization.timeZone }))
    return { email, password };
  return (await prisma.user.findUnique({ where: { email } })) ? { email, password } : null;
}
