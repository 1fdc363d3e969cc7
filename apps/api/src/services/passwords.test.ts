import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("a password is known by its hash, and no other is", async () => {
  const stored = await hashPassword("river stones");
  expect(await verifyPassword(stored, "river stones")).toBe(true);
  expect(await verifyPassword(stored, "river stone")).toBe(false);
  expect(await hashPassword("river stones")).not.toBe(stored); // a salt of its own
});

test("nobody's password is never right, and costs the same work", async () => {
  const stored = await hashPassword("river stones");
  const work = async (hash: string | null) => {
    const before = process.cpuUsage();
    for (let i = 0; i < 8; i += 1) expect(await verifyPassword(hash, "wrong")).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await work(stored);
  const [known, unknown] = [await work(stored), await work(null)];
  // Processor time, not the clock's: what else the machine does is not counted.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
