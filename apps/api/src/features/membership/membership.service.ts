import { LIST_MAX, type OwnApplication, STAFF_PATH } from "@headwaters/contracts";
import type { MembershipService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { idsWithRight, type NotifyAccounts } from "../accounts/index.ts";
import { type DecisionDeps, decideApplication, findApplication } from "./decisions.ts";
import { membershipNotice, membershipReceived } from "./emails/index.ts";
import { applicationLists } from "./lists.ts";

export function membershipService(
  deps: DecisionDeps & Pick<Platform, "keep" | "inbox"> & { notify: NotifyAccounts },
): MembershipService {
  const { keep, inbox, prisma, publicUrl, notify, announce } = deps;
  return {
    submit: (sent) =>
      keep("membership", sent, async (transaction, application) => {
        const { id } = await transaction.membershipApplication.create({ data: application });
        const { email: to, firstName, lastName, membershipType } = application;
        const name = `${firstName} ${lastName}`;
        const path = `${STAFF_PATH}/applications/${id}`;
        await announce(transaction, "application.submitted", { id, status: "pending" });
        await notify(transaction, idsWithRight("decideMembership"), {
          topic: "application",
          subject: name,
          path,
        });
        return [
          membershipReceived({ to, firstName, membershipType }),
          membershipNotice({ to: inbox, name, membershipType, link: `${publicUrl}${path}` }),
        ];
      }),

    // Anyone can apply with an address, and sign up with it, so it must be confirmed.
    mine: ({ id: userId, email }) => prisma.$queryRaw<OwnApplication[]>`
      SELECT id, "membershipType", status, "createdAt" FROM membership_applications
      WHERE lower(email) = lower(${email})
        AND NOT EXISTS (SELECT FROM email_confirmations WHERE "userId" = ${userId})
      ORDER BY "createdAt" DESC, id DESC LIMIT ${LIST_MAX}`,

    find: (id) => findApplication(prisma, id),
    ...applicationLists(prisma),
    decide: (staff, decision) => decideApplication(deps, staff, decision),
  };
}
