import type { PrismaClient } from "@headwaters/db";
import { publishScheduledContent } from "../features/content/publishing/schedule.ts";
import { contentHooks } from "../features/index.ts";
import { PUBLIC_URL } from "./site.ts";

/** Where there are no webhooks. */
export const announce = async () => {};

/** What the services of content work with on a site without review. */
export const contentDeps = (prisma: PrismaClient) => ({
  prisma,
  reviewed: false,
  hooks: contentHooks,
  tell: async () => {},
  announce,
  publicUrl: PUBLIC_URL,
});

/** Publishes what is due, as the job does. */
export const publishDue = (prisma: PrismaClient) => publishScheduledContent(contentDeps(prisma));
