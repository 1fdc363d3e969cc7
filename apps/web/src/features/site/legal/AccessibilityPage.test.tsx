import { expect } from "vitest";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

test("the accessibility statement names its goal and its response time", async ({ fetchPage }) => {
  const { document } = await fetchPage("/accessibility");
  expect(sectionNamed(document, /the standard we aim for/i)).toHaveTextContent(
    "Web Content Accessibility Guidelines (WCAG) 2.1 at level AA",
  );
  expect(sectionNamed(document, /report a barrier/i)).toHaveTextContent(
    "We respond to accessibility reports within 2 business days.",
  );
});
