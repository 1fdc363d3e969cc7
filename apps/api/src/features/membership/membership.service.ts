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

    async mine({ id: userId, email }) {
      // Anyone can apply with an address, and sign up with it.
      if (await prisma.emailConfirmation.findUnique({ where: { userId } })) return [];
      const applications = await prisma.membershipApplication.findMany({
        where: { email: { equals: email, mode: "insensitive" } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: LIST_MAX,
      });
      return applications as (OwnApplication & (typeof applications)[number])[];
    },

    find: (id) => findApplication(prisma, id),
    ...applicationLists(prisma),
    decide: (staff, decision) => decideApplication(deps, staff, decision),
  };
}
