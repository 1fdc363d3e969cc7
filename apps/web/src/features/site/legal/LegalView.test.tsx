import { within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";

const LEGAL = [
  ["/privacy", "Privacy Policy", ["Contact Us About Privacy"], "/contact?about=privacy"],
  ["/terms", "Terms of Service", ["Contact Us About Terms"], "/contact"],
  [
    "/accessibility",
    "Accessibility Statement",
    ["Contact Us About Accessibility", "Request Accommodation"],
    "/contact?about=accessibility",
  ],
] as const;

for (const [path, title, buttons, contact] of LEGAL) {
  describe(path, () => {
    test("begins with its title and the day of its last change", async ({ fetchPage }) => {
      const { document } = await fetchPage(path);
      expect(document.querySelector("h1")).toHaveTextContent(new RegExp(`^${title}$`));
      const main = within(document.querySelector("main") as HTMLElement);
      expect(main.getByText(/^Last updated/)).toHaveTextContent(/^Last updated January 1, 2024$/);
    });

    test("links to the contact page", async ({ fetchPage }) => {
      const { document } = await fetchPage(path);
      const main = within(document.querySelector("main") as HTMLElement);
      for (const name of buttons) {
        expect(main.getByText(name).closest("a")).toHaveAttribute("href", contact);
      }
    });

    test("has a table of contents that names every section", async ({ fetchPage }) => {
      const { document } = await fetchPage(path);
      const contents = [...document.querySelectorAll("nav")].find(
        (nav) => nav.querySelector("h2")?.textContent === "On this page",
      );
      const links = [...(contents?.querySelectorAll("a") ?? [])];
      expect(links.length).toBeGreaterThan(5);
      expect(links).toHaveLength(document.querySelectorAll("main section[tabindex]").length);
      for (const [index, link] of links.entries()) {
        const section = sectionNamed(document, `${index + 1}. ${link.textContent}`);
        expect(link.hash).toBe(`#${section.id}`);
        expect(section).toHaveAttribute("tabindex", "-1"); // It takes the focus.
        expect(section.querySelector("h2")).toBeVisible();
      }
    });
  });
}
