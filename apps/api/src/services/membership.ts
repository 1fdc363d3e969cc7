import type { MembershipService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

export function membershipService(prisma: PrismaClient): MembershipService {
  return {
    async submit(application) {
      await prisma.membershipApplication.create({ data: application });
      return { emailSent: false, emailError: null };
    },
  };
}
