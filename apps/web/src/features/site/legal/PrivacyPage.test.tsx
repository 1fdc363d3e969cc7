import { within } from "@testing-library/react";
import { expect } from "vitest";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

const terms = (section: HTMLElement) =>
  within(section)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);

test("the policy complies with the children's law and asks parents of children under 13", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/privacy");
  const children = sectionNamed(document, /children and their parents/i);
  expect(children).toHaveTextContent("We comply with the Children’s Online Privacy Protection");
  expect(children).toHaveTextContent(
    "Verifiable parental consent is required before we collect personal information from a child under 13.",
  );
});

test("it lists the collected data with purposes, storage and sharing", async ({ fetchPage }) => {
  const { document } = await fetchPage("/privacy");
  const collected = terms(sectionNamed(document, /information we collect/i));
  for (const kind of [
    "Registration information",
    "Program information",
    "Communications",
    "Photos, with consent",
    "Usage information",
    "Device information",
    "Log data",
    "Cookies",
  ]) {
    expect(collected.filter((term) => term?.includes(kind))).toHaveLength(1);
  }
  expect(
    within(sectionNamed(document, /how we use it/i)).queryAllByRole("listitem"),
  ).not.toHaveLength(0);
  expect(sectionNamed(document, /how we protect it/i)).toHaveTextContent(
    "Passwords are stored only",
  );
  expect(sectionNamed(document, /when we share it/i)).toHaveTextContent("We do not sell");
});

test("it lists the rights, and the response time", async ({ fetchPage }) => {
  const { document } = await fetchPage("/privacy");
  const rights = sectionNamed(document, /your privacy rights/i);
  for (const right of [
    "Access",
    "Correction",
    "Deletion",
    "Opt-out",
    "Portability",
    "Withdrawing consent",
  ]) {
    expect(terms(rights).filter((term) => term?.includes(right))).toHaveLength(1);
  }
  expect(rights).toHaveTextContent("We respond to every request within 30 days.");
});

test("it states for every type of cookie whether it is used", async ({ fetchPage }) => {
  const { document } = await fetchPage("/privacy");
  const table = [...document.querySelectorAll("table")].find((table) =>
    /types of cookies/i.test(table.caption?.textContent ?? ""),
  );
  for (const [type, use] of [
    ["Essential", /Used when you sign in/],
    ["Analytics", /Not used.*consent/],
    ["Preference", /Not used.*consent/],
    ["Marketing", /Not used.*consent/],
  ] as const) {
    const header = within(table as HTMLElement).getByRole("rowheader", {
      name: new RegExp(type),
    });
    expect(header.parentElement?.lastElementChild?.textContent).toMatch(use);
  }
});
