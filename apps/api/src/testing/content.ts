import type { PrismaClient } from "@headwaters/db";
import { publishScheduledContent } from "../features/content/publishing/schedule.ts";
import { createContentHooks } from "../features/index.ts";
import { PUBLIC_URL } from "./site.ts";

/** Stubs for a site without webhooks and without a job runner: tests call its jobs directly. */
export const idle = { announce: async () => {}, scheduleJob: async () => {} };

/** Dependencies of content services on a site without review. */
export const contentDeps = (prisma: PrismaClient) => ({
  prisma,
  reviewed: false,
  hooks: createContentHooks({ ...idle, outbox: {} as never, publicUrl: PUBLIC_URL }),
  notify: async () => {},
  ...idle,
  publicUrl: PUBLIC_URL,
});

/** Publishes due items, as the job does; on a site with review if `reviewed`. */
export const publishDue = (prisma: PrismaClient, reviewed = false) =>
  publishScheduledContent({ ...contentDeps(prisma), reviewed });
