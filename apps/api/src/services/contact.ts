import type { ContactService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

export function contactService(prisma: PrismaClient): ContactService {
  return {
    async send(submission) {
      await prisma.contactSubmission.create({ data: submission });
      return { emailSent: false, emailError: null };
    },
  };
}
