import type { PrismaClient } from "@headwaters/db";
import { publishScheduledContent } from "../features/content/publishing/schedule.ts";
import { createContentHooks } from "../features/index.ts";
import { PUBLIC_URL } from "./site.ts";

/** A site without webhooks and without a job runner: tests run its jobs by hand. */
export const idle = { announce: async () => {}, scheduleJob: async () => {} };

/** What the services of content work with on a site without review. */
export const contentDeps = (prisma: PrismaClient) => ({
  prisma,
  reviewed: false,
  hooks: createContentHooks(idle),
  notify: async () => {},
  ...idle,
  publicUrl: PUBLIC_URL,
});

/** Publishes what is due, as the job does. */
export const publishDue = (prisma: PrismaClient) => publishScheduledContent(contentDeps(prisma));
