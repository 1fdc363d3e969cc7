import { INVALID_LOGIN, organization } from "@headwaters/contracts";
import type { AccountsService } from "@headwaters/contracts/router";
import { isUniqueViolation } from "@headwaters/db";
import { Counter } from "prom-client";
import { conflict, forbidden, unauthorized } from "../../platform/errors/errors.ts";
import { restartDeviceTrust } from "../../platform/rate-limit/deviceTrust.ts";
import type { FeatureContext } from "../feature.ts";
import { checkNewPassword, lockPassword } from "./passwords/passwords.ts";
import { type SelectedAccount, selectAccount, toRoles, toUser, withRoles } from "./users.ts";

const FIND_ACCOUNT = `SELECT ${selectAccount("$1")} AS account`;

// The email column is case-insensitive (citext), so equality finds "Ann@…" by "ann@…".
export function accountsService(
  context: Pick<
    FeatureContext,
    "prisma" | "pool" | "outbox" | "confirmations" | "passwordRules" | "passwords" | "metrics"
  >,
): AccountsService {
  const { prisma, pool, outbox, confirmations, passwordRules, passwords, metrics } = context;
  const signInFailures = new Counter({
    name: "headwaters_sign_in_failures_total",
    help: "Sign-ins that failed, by reason: credentials (no such account or password) or suspended.",
    labelNames: ["reason"],
    registers: [metrics],
  });
  // Prometheus computes an increase only from a value that it has seen, so both series start at 0.
  for (const reason of ["credentials", "suspended"]) signInFailures.inc({ reason }, 0);
  return {
    passwordRules,

    async register({ password, ...person }) {
      checkNewPassword(password, passwordRules);
      const data = {
        ...person,
        username: person.email.toLowerCase(),
        password: await passwords.hash(password),
      };
      try {
        const { user, mail } = await prisma.$transaction(async (transaction) => {
          const user = await transaction.user.create({ data });
          // An earlier account may have used this address.
          await restartDeviceTrust(transaction, user.id);
          return { user, mail: await confirmations.begin(transaction, user) };
        });
        outbox.sendSoon(mail);
        return { ...user, ...toRoles([]) };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw conflict("An account with this email already exists.");
      }
    },

    async authenticate(login) {
      const { email, password } = login;
      const user = await prisma.user.findUnique({ where: { email } });
      const matches = await passwords.verify(user?.password ?? null, password);
      if (!user || !matches) {
        signInFailures.inc({ reason: "credentials" });
        throw unauthorized(INVALID_LOGIN);
      }
      if (await prisma.suspension.findUnique({ where: { userId: user.id } })) {
        signInFailures.inc({ reason: "suspended" });
        throw forbidden(`This account is suspended. Please write to ${organization.email}.`);
      }
      const upgraded = await passwords.upgrade(user.password, password);
      if (upgraded === null) return withRoles(prisma, user);
      // The condition on the old hash fails after a concurrent password change or sign-in.
      const where = { id: user.id, password: user.password };
      const { count } = await prisma.user.updateMany({ where, data: { password: upgraded } });
      if (count === 0) return this.authenticate(login);
      return withRoles(prisma, { ...user, password: upgraded });
    },

    isCredentialCurrent: (user) => lockPassword(prisma, user),

    async find(userId) {
      const { rows } = await pool.query<{ account: SelectedAccount }>(FIND_ACCOUNT, [userId]);
      return toUser(rows[0]?.account ?? null);
    },
  };
}
