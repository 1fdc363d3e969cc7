import { within } from "@testing-library/react";
import { expect } from "vitest";
import { definition, sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

const SPONSORS = [
  ["Cascade Outfitters", "Platinum", "https://cascade-outfitters.example"],
  ["Mill Creek Community Bank", "Gold", "https://mill-creek-bank.example"],
  ["Clearwater Dairy", "Gold", "https://clearwater-dairy.example"],
  ["North Fork Hardware", "Silver", "https://north-fork-hardware.example"],
] as const;

const entries = (document: Document) => [...document.querySelectorAll<HTMLElement>("main article")];

test("there are four sponsors, each with a mark", async ({ fetchPage, visitor }) => {
  const { document } = await fetchPage("/sponsors");
  expect(document.querySelector("h1")).toHaveTextContent(/^Sponsors$/);
  expect(entries(document)).toHaveLength(SPONSORS.length);
  for (const entry of entries(document)) {
    const source = entry.querySelector("img")?.getAttribute("src") ?? "";
    const mark = await visitor.fetch(source, { method: "HEAD" });
    expect(mark.status).toBe(200);
    expect(mark.headers.get("content-type")).toBe("image/svg+xml");
  }
});

for (const [name, tier, website] of SPONSORS) {
  test(`${name} is shown as ${tier} sponsor, and its website opens in a new tab`, async ({
    fetchPage,
  }) => {
    const { document } = await fetchPage("/sponsors");
    const entry = entries(document).find((entry) =>
      [...entry.querySelectorAll("h3")].some(({ textContent }) => textContent === name),
    );
    if (!entry) throw new Error(`${name} is missing.`);
    expect(within(entry).getByText(`${tier} sponsor`)).toBeVisible();
    const text = [...entry.querySelectorAll("p")].map(({ textContent }) => textContent).join("");
    expect(text.length).toBeGreaterThan(80);
    const link = within(entry).getByRole("link", {
      name: `Visit Website of ${name} (opens in a new tab)`,
    });
    expect(link).toHaveAttribute("href", website);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
}

test("three figures say what sponsors have made possible", async ({ fetchPage }) => {
  const { document } = await fetchPage("/sponsors");
  const impact = sectionNamed(document, "What it has made possible");
  expect(definition(impact, "young anglers")).toBe("1,200+");
  expect(definition(impact, "conservation projects")).toBe("50+");
  expect(definition(impact, "community investment")).toBe("$250K+");
});

test("three partnership tiers have an amount and a list of benefits", async ({ fetchPage }) => {
  const { document } = await fetchPage("/sponsors");
  const tiers = sectionNamed(document, "Three ways to partner with us");
  for (const [name, amount] of [
    ["Platinum", "$10,000+"],
    ["Gold", "$5,000+"],
    ["Silver", "$2,500+"],
  ] as const) {
    const heading = within(tiers).getByRole("heading", { level: 3, name });
    const tier = heading.closest<HTMLElement>("li");
    if (!tier) throw new Error(`${name} is not in a list.`);
    expect(within(tier).getByText(amount)).toBeVisible();
    expect(within(tier).getAllByRole("listitem").length).toBeGreaterThanOrEqual(4);
  }
});
