import { afterwards } from "@headwaters/testing/afterwards";
import argon2 from "argon2";
import { expect, test, vi } from "vitest";
import { createPasswords } from "./passwords.ts";

/** What argon2 computes with a hash, of all but its salt and its result. */
const parameters = (hash = "") => hash.split("$").slice(0, 4);

test("a password is known by its hash, and no other is", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("river stones");
  expect(await passwords.verify(stored, "river stones")).toBe(true);
  expect(await passwords.verify(stored, "river stone")).toBe(false);
  expect(await passwords.hash("river stones")).not.toBe(stored); // a salt of its own
});

test("nobody's password is never right, and costs the same work", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("river stones");
  const hashing = vi.spyOn(argon2, "hash");
  const verifying = vi.spyOn(argon2, "verify");
  afterwards(() => vi.restoreAllMocks());
  expect(await passwords.verify(stored, "wrong")).toBe(false);
  for (const password of ["wrong", ""]) expect(await passwords.verify(null, password)).toBe(false);
  // One hash each time, at the same cost and of the same length.
  expect(hashing).not.toHaveBeenCalled();
  expect(verifying).toHaveBeenCalledTimes(3);
  const [known = "", ...unknown] = verifying.mock.calls.map(([hash]) => hash);
  expect(known).toBe(stored);
  for (const hash of unknown) {
    expect(parameters(hash)).toEqual(parameters(known));
    expect(hash).toHaveLength(known.length);
  }
});
