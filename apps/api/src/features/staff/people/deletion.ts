import type { StaffService } from "@headwaters/contracts/router";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict, gone } from "../../../platform/errors/errors.ts";
import {
  type AccountDeletionDeps,
  createAccountDeletion,
  highestRole,
} from "../../accounts/index.ts";

/** Lets staff delete an account for somebody who asks them to. */
export function deletePeople(deps: AccountDeletionDeps): Pick<StaffService, "deleteAccount"> {
  const deleteAccount = createAccountDeletion(deps);
  return {
    async deleteAccount(staff, id) {
      if (id === staff.id) throw conflict("Delete your own account on its page.");
      await deleteAccount(id, async (transaction, account) => {
        if (!account) throw gone("account");
        if (highestRole(account.roles) === "staff") {
          throw conflict("This account is staff. Take the staff role from it first.");
        }
        await logStaffAction(transaction, staff, "people.deleted", { kind: "account", id });
      });
    },
  };
}
