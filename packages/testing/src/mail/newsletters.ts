import type { PrismaClient } from "@headwaters/db";
import type { Agent } from "../site/agent.ts";

/** Creates confirmed subscribers, from reader.0@example.org on. */
export async function createSubscribers(prisma: PrismaClient, count: number) {
  await prisma.newsletterSubscriber.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      email: `reader.${i}@example.org`,
      status: "confirmed",
    })),
  });
}

/** Starts sending a newsletter, and returns its id. */
export async function sendNewsletter(staff: Pick<Agent, "post" | "send">, fields: object = {}) {
  const path = "/api/staff/newsletters";
  const { id } = (await staff.post(path)).json<{ id: string }>();
  const text = { subject: "May at the river", introduction: "The river is clear.", items: [] };
  for (const response of [
    await staff.send("PUT", `${path}/${id}`, { ...text, ...fields, version: 1 }),
    await staff.post(`${path}/${id}/send`, { version: 2 }),
  ]) {
    if (response.statusCode !== 200) throw new Error(response.body);
  }
  return id;
}
