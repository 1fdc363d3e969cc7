import type { Proof, User } from "@headwaters/contracts";
import type { SecondFactorService } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import type { Encryption } from "../../../platform/encryption.ts";
import {
  conflict,
  forbidden,
  invalidField,
  recordNotFound,
  unauthorized,
} from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { factorAdded, factorRemoved, recoveryCodeUsed } from "../emails/secondFactor.ts";
import { endSessions, noteFactor } from "../sessions/sessions.ts";
import { withRoles } from "../users.ts";
import { authenticatorApp } from "./authenticatorApp.ts";
import { passkeys } from "./passkeys.ts";
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "./recoveryCodes.ts";
import { factorRequirement, hasFactor } from "./requirement.ts";
import { beginSignIn, findSignIn, isRemembered, rememberDevice, takeSignIn } from "./signInStep.ts";

export interface SecondFactorDeps extends Pick<Platform, "prisma" | "outbox" | "publicUrl"> {
  /** Encrypts the keys of apps. */
  encryption: Encryption;
  /** Days after which accounts that see families need a factor; null: never. */
  secondFactorAfterDays: number | null;
}

/** The same for a wrong factor, one that was used, and one that the account does not have. */
const NOT_ACCEPTED = {
  app: "This code is not right, or it was used before. Wait for the next one.",
  recovery: "This recovery code is not right, or it was used before.",
  passkey: "This passkey was not accepted. Please try again.",
} satisfies Record<Proof["method"], string>;

/** Removes everything that belongs to an account's second step; returns whether there was a factor. */
export async function removeFactors(transaction: Transaction, userId: string): Promise<boolean> {
  const had = await hasFactor(transaction, userId);
  await transaction.passkey.deleteMany({ where: { userId } });
  await transaction.authenticatorApp.deleteMany({ where: { userId } });
  await removeRest(transaction, userId);
  return had;
}

/** Without a factor, an account has no recovery codes and needs no browser to be remembered. */
async function removeRest(transaction: Transaction, userId: string) {
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  await transaction.rememberedDevice.deleteMany({ where: { userId } });
}

export function secondFactorService(deps: SecondFactorDeps): SecondFactorService {
  const { prisma, outbox, publicUrl, encryption, secondFactorAfterDays } = deps;
  const app = authenticatorApp(encryption);
  const keys = passkeys(publicUrl);
  const requirement = factorRequirement(secondFactorAfterDays);

  /** Runs a change of the account's factors; its row is locked, so that changes do not overlap. */
  function change<Result>(
    { id }: Pick<User, "id">,
    run: (transaction: Transaction) => Promise<{ result: Result; mailId: string | null }>,
  ): Promise<Result> {
    return sendMail(prisma, async (transaction) => {
      if (!(await lockRow(transaction, "users", id, "NO KEY UPDATE"))) {
        throw recordNotFound("account");
      }
      return run(transaction);
    });
  }

  async function sendMail<Result>(
    prisma: PrismaClient,
    run: (transaction: Transaction) => Promise<{ result: Result; mailId: string | null }>,
  ): Promise<Result> {
    const { result, mailId } = await prisma.$transaction(run);
    outbox.sendSoon(mailId);
    return result;
  }

  /** After a new factor, which counts as used in this session: the first brings recovery codes, and ends other sessions. */
  async function finishAdding(
    transaction: Transaction,
    { id, email: to, firstName }: User,
    sessionId: string,
    what: string,
  ) {
    const isFirst = (await transaction.recoveryCode.count({ where: { userId: id } })) === 0;
    // They were opened by the password alone, perhaps by somebody else.
    if (isFirst) await endSessions(transaction, id, { except: sessionId });
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(transaction, id) : null;
    await noteFactor(transaction, sessionId);
    const mail = factorAdded({ to, firstName, what, when: new Date() });
    return { result: { recoveryCodes }, mailId: await outbox.add(transaction, mail) };
  }

  async function finishRemoving(
    transaction: Transaction,
    { id, email: to, firstName }: User,
    what: string,
    count: number,
  ) {
    if (count === 0) return { result: undefined, mailId: null };
    const isLeft = await hasFactor(transaction, id);
    if (!isLeft) await removeRest(transaction, id);
    const mail = factorRemoved({ to, firstName, what, isLeft, when: new Date() });
    return { result: undefined, mailId: await outbox.add(transaction, mail) };
  }

  /**
   * Uses a factor once; returns the id of the mail about a recovery code.
   * @param createError for a factor that is not accepted
   */
  async function spend(
    transaction: Transaction,
    account: Pick<User, "id" | "email" | "firstName">,
    proof: Proof,
    purpose: "signIn" | "confirm",
    createError: (message: string) => Error,
  ): Promise<string | null> {
    const { id, email: to, firstName } = account;
    const isAccepted = {
      app: () => proof.method === "app" && app.use(transaction, id, proof.code),
      recovery: () => proof.method === "recovery" && spendRecoveryCode(transaction, id, proof.code),
      passkey: () => proof.method === "passkey" && keys.use(transaction, id, proof.answer, purpose),
    }[proof.method];
    if (!(await isAccepted())) throw createError(NOT_ACCEPTED[proof.method]);
    if (proof.method !== "recovery") return null;
    const left = await countRecoveryCodes(transaction, id);
    return outbox.add(transaction, recoveryCodeUsed({ to, firstName, left, when: new Date() }));
  }

  return {
    async begin(user, remembered) {
      if (!(await hasFactor(prisma, user.id))) return null;
      if (await isRemembered(prisma, user.id, remembered)) return null;
      return beginSignIn(prisma, user);
    },

    findPending: async (token) => (token === null ? null : findSignIn(prisma, token)),

    async methods(userId) {
      const [passkeys, app, recoveryCodes] = await Promise.all([
        prisma.passkey.count({ where: { userId } }),
        prisma.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } }),
        countRecoveryCodes(prisma, userId),
      ]);
      return { passkey: passkeys > 0, app: app > 0, recoveryCodes };
    },

    requestPasskey: (userId, purpose) => keys.request(prisma, userId, purpose),

    async finish(token, proof) {
      const account = await sendMail(prisma, async (transaction) => {
        const account = await takeSignIn(transaction, token ?? "");
        const mailId = await spend(transaction, account, proof, "signIn", unauthorized);
        return { result: account, mailId };
      });
      return withRoles(prisma, account);
    },

    remember: (userId) => rememberDevice(prisma, userId),

    confirm: (userId, sessionId, proof) =>
      sendMail(prisma, async (transaction) => {
        const account = await transaction.user.findUnique({ where: { id: userId } });
        if (!account) throw recordNotFound("account");
        const mailId = await spend(transaction, account, proof, "confirm", forbidden);
        await noteFactor(transaction, sessionId);
        return { result: undefined, mailId };
      }),

    has: (userId) => hasFactor(prisma, userId),

    checkSeesFamilies: (userId) => requirement.check(prisma, userId),

    async list(user) {
      const { id: userId } = user;
      const [passkeys, app, recoveryCodes, rememberedDevices, neededBy] = await Promise.all([
        prisma.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } }),
        prisma.authenticatorApp.findUnique({ where: { userId } }),
        countRecoveryCodes(prisma, userId),
        prisma.rememberedDevice.count({ where: { userId, expiresAt: { gt: new Date() } } }),
        requirement.neededBy(prisma, user),
      ]);
      return {
        passkeys,
        canAddPasskeys: keys.isPossible,
        appSince: app?.confirmedAt ?? null,
        recoveryCodes,
        rememberedDevices,
        neededBy,
      };
    },

    startPasskey: (user) => keys.start(prisma, user),

    addPasskey: (user, sessionId, sent) =>
      change(user, async (transaction) => {
        await keys.add(transaction, user.id, sent);
        return finishAdding(transaction, user, sessionId, `the passkey “${sent.name}”`);
      }),

    removePasskey: (user, id) =>
      change(user, async (transaction) => {
        const { count } = await transaction.passkey.deleteMany({ where: { id, userId: user.id } });
        return finishRemoving(transaction, user, "a passkey", count);
      }),

    startApp: (user) =>
      change(user, async (transaction) => ({
        result: await app.start(transaction, user.id, user.email),
        mailId: null,
      })),

    confirmApp: (user, sessionId, { code }) =>
      change(user, async (transaction) => {
        if (!(await app.confirm(transaction, user.id, code))) {
          throw invalidField(
            "code",
            "This code is not right. Enter the one that the app shows now.",
          );
        }
        return finishAdding(transaction, user, sessionId, "an app for codes");
      }),

    removeApp: (user) =>
      change(user, async (transaction) => {
        const where = { userId: user.id, confirmedAt: { not: null } };
        const { count } = await transaction.authenticatorApp.deleteMany({ where });
        return finishRemoving(transaction, user, "the app for codes", count);
      }),

    renewRecoveryCodes: (user) =>
      change(user, async (transaction) => {
        const { id, email: to, firstName } = user;
        if (!(await hasFactor(transaction, id))) {
          throw conflict("Recovery codes come with a passkey or an app. Please add one first.");
        }
        const recoveryCodes = await replaceRecoveryCodes(transaction, id);
        const mail = factorAdded({ to, firstName, what: "new recovery codes", when: new Date() });
        return { result: { recoveryCodes }, mailId: await outbox.add(transaction, mail) };
      }),

    async forgetDevices(userId) {
      await prisma.rememberedDevice.deleteMany({ where: { userId } });
    },
  };
}
