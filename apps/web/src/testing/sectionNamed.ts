import { within } from "@testing-library/react";

/**
 * The section of a page with this heading. A query by the role region is slow on a long page,
 * because jsdom computes the style of every element.
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

/** The definition of the term with this text in a list of terms. */
export function definition(section: HTMLElement, term: string): string | null | undefined {
  const terms = within(section).getAllByRole("term");
  return terms.find(({ textContent }) => textContent?.includes(term))?.nextElementSibling
    ?.textContent;
}
