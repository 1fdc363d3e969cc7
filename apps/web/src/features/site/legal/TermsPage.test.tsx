import { within } from "@testing-library/react";
import { expect } from "vitest";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

test("the terms ask a parent or guardian to agree, and name medical clearance", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/terms");
  expect(sectionNamed(document, /participants under 18/i)).toHaveTextContent(
    "A parent or legal guardian must agree to these terms for anyone under 18.",
  );
  expect(sectionNamed(document, /medical clearance/i)).toHaveTextContent(
    "Medical clearance may be required for certain activities",
  );
});

test("they cover conduct, removal, use, liability, indemnification and the law of California", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/terms");
  for (const name of [
    /rules of conduct/i,
    /removal from a program/i,
    /acceptable use/i,
    /liability/i,
    /indemnification/i,
  ]) {
    expect(sectionNamed(document, name)).toBeVisible();
  }
  expect(sectionNamed(document, /governing law/i)).toHaveTextContent(
    "laws of the State of California",
  );
});

test("they have fees, payment and every refund under number 9", async ({ fetchPage }) => {
  const { document } = await fetchPage("/terms");
  const fees = sectionNamed(document, /^9\. fees, payment and refunds$/i);
  expect(fees).toHaveTextContent("cash, check and major credit cards");
  for (const [when, refund] of [
    [/^More than 14 days/, "A full refund, minus a $25 processing fee"],
    [/^7 to 14 days/, "50% of the fee"],
    [/^Fewer than 7 days/, "No refund, unless there is a medical emergency"],
    [/^We cancel/, "A full refund"],
    [/^Weather/, "A makeup date or a credit toward another program"],
  ] as const) {
    const row = within(fees).getByRole("rowheader", { name: when }).parentElement as HTMLElement;
    expect(within(row).getByRole("cell").textContent).toBe(refund);
  }
});
