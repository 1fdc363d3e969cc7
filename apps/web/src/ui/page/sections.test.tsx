import { expect } from "vitest";
import { test } from "#testing/test.ts";
import { publicPages } from "../../../audit/pages.ts";

/** How the sections of a page begin, from top to bottom. */
const readOpeners = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>("main [data-opener]")].map(
    ({ dataset }) => dataset.opener,
  );

test("no section of a public page, or of a member's home, begins like the one before", async ({
  site,
  visitor,
  fetchPage,
}) => {
  const openers: Record<string, (string | undefined)[]> = {};
  for (const { route, address } of await publicPages(site.url)) {
    openers[route] = readOpeners((await fetchPage(new URL(address).pathname)).document);
  }
  await visitor.signUp();
  openers["a member's home"] = readOpeners((await fetchPage("/")).document);

  for (const [page, sequence] of Object.entries(openers)) {
    const repeated = sequence.filter((opener, index) => opener === sequence[index - 1]);
    expect(repeated, page).toEqual([]);
  }
  // All kinds occur on one page.
  expect(openers["/membership"]).toEqual(["plain", "contours", "rule"]);
});
