import { afterwards } from "@headwaters/testing/afterwards";
import argon2 from "argon2";
import { expect, test, vi } from "vitest";
import { createPasswords } from "./passwords.ts";

/** A PHC hash without its salt and digest: the algorithm and its parameters. */
const parameters = (hash = "") => hash.split("$").slice(0, 4);

test("a hash verifies its password and no other", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("river stones");
  expect(await passwords.verify(stored, "river stones")).toBe(true);
  expect(await passwords.verify(stored, "river stone")).toBe(false);
  expect(await passwords.hash("river stones")).not.toBe(stored); // another salt
});

test("a password without an account is never valid, and verifying it takes the same work", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("river stones");
  const hashing = vi.spyOn(argon2, "hash");
  const verifying = vi.spyOn(argon2, "verify");
  afterwards(() => vi.restoreAllMocks());
  expect(await passwords.verify(stored, "wrong")).toBe(false);
  for (const password of ["wrong", ""]) expect(await passwords.verify(null, password)).toBe(false);
  // One verification each, with the same cost and hash length.
  expect(hashing).not.toHaveBeenCalled();
  expect(verifying).toHaveBeenCalledTimes(3);
  const [known = "", ...unknown] = verifying.mock.calls.map(([hash]) => hash);
  expect(known).toBe(stored);
  for (const hash of unknown) {
    expect(parameters(hash)).toEqual(parameters(known));
    expect(hash).toHaveLength(known.length);
  }
});
