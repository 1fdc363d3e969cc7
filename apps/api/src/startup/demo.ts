import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { organization } from "@headwaters/contracts";
import { DEMO_USERNAME, fillWithDemoContent, type PrismaClient } from "@headwaters/db";
import type { Config } from "../config.ts";
import { hashPassword } from "../features/accounts/index.ts";
import { endAccess } from "../features/staff/index.ts";
import { logStaffAction } from "../platform/audit/log.ts";
import { readOrCreateSecret } from "./dataDir.ts";

const DEMO_EMAIL = `${DEMO_USERNAME}@${organization.email.split("@")[1]}`;
const PASSWORD_FILE = "demo-author-password";

export interface DemoSignIn {
  email: string;
  /** The file of mode 600 that holds the password. */
  passwordFile: string;
  /** The password at the first start only, to print it once; null afterwards. */
  password: string | null;
}

/** Hashes a random password that is not stored. */
const unusablePassword = () => hashPassword(randomBytes(32).toString("base64url"));

/**
 * Fills an empty database with demo content; any other database stays unchanged. On a public site the
 * demo author has neither role nor password, and `signIn` is null.
 */
export async function prepareDemo(
  prisma: PrismaClient,
  { dataDir, isPublic }: Pick<Config, "dataDir" | "isPublic">,
): Promise<{ isInPlace: boolean; signIn: DemoSignIn | null }> {
  const password = isPublic ? null : readOrCreateSecret(dataDir, PASSWORD_FILE, 12);
  const isNew = await fillWithDemoContent(prisma, {
    author: {
      email: DEMO_EMAIL,
      // DEMO_USERNAME marks the demo author of a local site; ordinary accounts have their address as
      // username.
      username: isPublic ? DEMO_EMAIL : DEMO_USERNAME,
      isStaff: !isPublic,
      passwordHash: await (password === null ? unusablePassword() : hashPassword(password)),
    },
    timeZone: organization.timeZone,
  });
  if (password === null) return { isInPlace: isNew, signIn: null };
  const found = await prisma.user.findUnique({ where: { username: DEMO_USERNAME } });
  if (!found) return { isInPlace: false, signIn: null };
  const passwordFile = join(dataDir, PASSWORD_FILE);
  const signIn = { email: found.email, passwordFile, password: isNew ? password : null };
  return { isInPlace: true, signIn };
}

/**
 * Removes role, password, links and sessions of the demo author when a local site becomes public; the
 * account stays as an ordinary one. False without a demo author.
 */
export async function revokeDemoCredentials(
  prisma: PrismaClient,
  dataDir: string,
): Promise<boolean> {
  rmSync(join(dataDir, PASSWORD_FILE), { force: true });
  const demo = await prisma.user.findUnique({ where: { username: DEMO_USERNAME } });
  if (!demo) return false;
  const { id } = demo;
  const password = await unusablePassword();
  return prisma.$transaction(async (transaction) => {
    // Of several processes that start concurrently, only one finds the row.
    const { count } = await transaction.user.updateMany({
      where: { id, username: DEMO_USERNAME },
      data: { username: demo.email, password },
    });
    if (count === 0) return false;
    await endAccess(transaction, id);
    const roles = await transaction.userRole.findMany({ where: { userId: id } });
    await transaction.userRole.deleteMany({ where: { userId: id } });
    const subject = { kind: "account", id };
    for (const { role } of roles) {
      await logStaffAction(transaction, "site", "people.revoked", subject, { role });
    }
    return true;
  });
}
