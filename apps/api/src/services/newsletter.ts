import type { NewsletterService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

export function newsletterService(prisma: PrismaClient): NewsletterService {
  return {
    async subscribe({ email }) {
      await prisma.newsletterSubscriber.createMany({ data: { email }, skipDuplicates: true });
    },
  };
}
