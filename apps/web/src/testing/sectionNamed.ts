import { within } from "@testing-library/react";

/**
 * The section of a page that a heading in it names, as a region is by its role: which takes a
 * second on a long page, for jsdom computes the style of everything.
 */
export function sectionNamed(document: Document, name: string | RegExp): HTMLElement {
  const sections = [...document.querySelectorAll<HTMLElement>("section[aria-labelledby]")];
  const found = sections.filter((section) => {
    const title = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
    const text = title?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    return typeof name === "string" ? text === name : name.test(text);
  });
  if (found.length !== 1 || !found[0])
    throw new Error(`${found.length} sections are named ${name}.`);
  return found[0];
}

/** What stands in a list of terms beside the term with this text. */
export function definition(section: HTMLElement, term: string): string | null | undefined {
  const terms = within(section).getAllByRole("term");
  return terms.find(({ textContent }) => textContent?.includes(term))?.nextElementSibling
    ?.textContent;
}
