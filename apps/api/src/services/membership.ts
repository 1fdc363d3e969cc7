import { STAFF_PATH } from "@headwaters/contracts";
import type { MembershipService } from "@headwaters/contracts/router";
import { membershipNotice, membershipReceived } from "../mail/messages/index.ts";
import { type DecisionDeps, decideApplications } from "./membership/decisions.ts";
import { findApplication } from "./membership/detail.ts";
import { applicationExport } from "./membership/export.ts";
import { applicationLists } from "./membership/lists.ts";
import type { FormDeps } from "./submissions.ts";

export interface MembershipDeps extends FormDeps, DecisionDeps {
  publicUrl: string;
}

export function membershipService(deps: MembershipDeps): MembershipService {
  const { keep, inbox, prisma, publicUrl } = deps;
  return {
    submit: (sent) =>
      keep("membership", sent, async (transaction, application) => {
        const { id } = await transaction.membershipApplication.create({ data: application });
        const { email: to, firstName, lastName, membershipType } = application;
        return [
          membershipReceived({ to, firstName, membershipType }),
          membershipNotice({
            to: inbox,
            name: `${firstName} ${lastName}`,
            membershipType,
            link: `${publicUrl}${STAFF_PATH}/applications/${id}`,
          }),
        ];
      }),

    find: (id) => findApplication(prisma, id),
    ...applicationLists(prisma),
    ...decideApplications(deps),
    ...applicationExport(prisma),
  };
}
