import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "./client.ts";
import { isOverload } from "./errors.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

let database: TestDatabase;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createClient(database.connectionString);
  const event = { title: "t", description: "d", eventType: "workshop", location: "l" };
  await client.prisma.event.createMany({
    data: ["a", "b"].map((id) => ({ ...event, id, eventDate: new Date() })),
  });
});

afterAll(async () => {
  await client?.close();
  await database?.drop();
});

type Transaction = Parameters<Parameters<typeof client.prisma.$transaction>[0]>[0];

const ways: [string, (transaction: Transaction, id: string) => Promise<unknown>][] = [
  [
    "of a model",
    (transaction, id) => transaction.event.update({ where: { id }, data: { title: "changed" } }),
  ],
  [
    "in SQL",
    (transaction, id) => transaction.$executeRaw`UPDATE events SET title = 'x' WHERE id = ${id}`,
  ],
];

test.for(ways)("a deadlock of two updates %s is an overload for one of them", async ([, write]) => {
  const first = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = Promise.all(first.map(({ promise }) => promise));
  const results = await Promise.allSettled(
    ["ab", "ba"].map(([one = "", other = ""], index) =>
      client.prisma.$transaction(async (transaction) => {
        await write(transaction, one);
        first[index]?.resolve();
        await both;
        await write(transaction, other);
      }),
    ),
  );
  const rejected = results.filter((result) => result.status === "rejected");
  expect(rejected).toHaveLength(1);
  expect(isOverload(rejected[0]?.reason)).toBe(true);
});
