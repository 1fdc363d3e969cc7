import type { GuardiansService } from "@headwaters/contracts/router";
import type { Platform } from "../../../platform/platform.ts";
import { exclusionService } from "./exclusion.ts";
import { familyService } from "./family.ts";
import { invitationsService } from "./invitations.ts";

/** The guardians of children, for them and for staff. */
export function guardiansService(
  deps: Pick<Platform, "prisma" | "outbox" | "publicUrl">,
): GuardiansService {
  const { invite, ...invitations } = invitationsService(deps);
  const family = familyService(deps.prisma);
  return {
    ...family,
    ...invitations,
    ...exclusionService(deps.prisma),

    async inviteGuardian(user, { id, email }) {
      await invite(user, id, email);
      return family.childCare(user, id);
    },
  };
}
