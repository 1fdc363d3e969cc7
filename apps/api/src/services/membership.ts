import type { MembershipService } from "@headwaters/contracts/router";
import { membershipNotice, membershipReceived } from "../mail/messages/index.ts";
import type { FormDeps } from "./submissions.ts";

export function membershipService({ keep, inbox }: FormDeps): MembershipService {
  return {
    submit: (sent) =>
      keep("membership", sent, async (transaction, application) => {
        await transaction.membershipApplication.create({ data: application });
        const { email: to, firstName, lastName, membershipType } = application;
        return [
          membershipReceived({ to, firstName, membershipType }),
          membershipNotice({
            to: inbox,
            name: `${firstName} ${lastName}`,
            email: to,
            membershipType,
          }),
        ];
      }),
  };
}
