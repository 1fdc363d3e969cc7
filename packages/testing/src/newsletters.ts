import type { PrismaClient } from "@headwaters/db";
import type { Agent } from "./agent.ts";

/** So many people who have confirmed that they want the newsletter: reader.0@example.org and on. */
export async function createSubscribers(prisma: PrismaClient, count: number) {
  await prisma.newsletterSubscriber.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      email: `reader.${i}@example.org`,
      status: "confirmed",
    })),
  });
}

/** Begins to send a newsletter, and answers its id. */
export async function sendNewsletter(staff: Pick<Agent, "post" | "send">, fields: object = {}) {
  const letters = "/api/staff/newsletters";
  const { id } = (await staff.post(letters)).json<{ id: string }>();
  const text = { subject: "May at the river", introduction: "The river is clear.", items: [] };
  for (const response of [
    await staff.send("PUT", `${letters}/${id}`, { ...text, ...fields, version: 1 }),
    await staff.post(`${letters}/${id}/send`, { version: 2 }),
  ]) {
    if (response.statusCode !== 200) throw new Error(response.body);
  }
  return id;
}
