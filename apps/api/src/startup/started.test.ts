import { organization } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { version } from "../platform/version.ts";
import { banner } from "./started.ts";

test("the first line of the banner has the version and the address", () => {
  const site = { publicUrl: "http://localhost:3000", database: "PostgreSQL in /d", mail: "files" };
  const [first] = banner({ ...site, demo: null })
    .trim()
    .split("\n");
  expect(first).toBe(`${organization.name} ${version} is at http://localhost:3000`);
});

test("a terminal is shown the demo author's password at the first start, and its file at later ones", () => {
  const site = { publicUrl: "http://localhost:3000", database: "PostgreSQL in /d", mail: "files" };
  const signIn = { email: "m@headwaters.example", passwordFile: "/d/demo-author-password" };
  const first = banner({ ...site, demo: { ...signIn, password: "trout-42" } });
  expect(first).toContain(
    "m@headwaters.example with the password trout-42 (kept in /d/demo-author-password)",
  );
  const later = banner({ ...site, demo: { ...signIn, password: null } });
  expect(later).toContain("m@headwaters.example with the password in /d/demo-author-password");
  expect(banner({ ...site, demo: null })).not.toContain("Sign in");
});
