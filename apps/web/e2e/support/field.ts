import { expect, type Locator } from "@playwright/test";

/** Expects a text field to be wholly visible with its label, and to reach the foot of its form. */
export async function expectFilled(field: Locator, foot: Locator) {
  const { isLabelSeen, end } = await field.evaluate((area: HTMLTextAreaElement) => {
    area.scrollIntoView({ block: "start", behavior: "instant" });
    const label = area.labels[0] as HTMLElement;
    const { left, top } = label.getBoundingClientRect();
    const isLabelSeen = document.elementFromPoint(left + 2, top + 2) === label;
    return { isLabelSeen, end: area.getBoundingClientRect().bottom };
  });
  expect(isLabelSeen).toBe(true);
  const { y = 0 } = (await foot.boundingBox()) ?? {};
  expect(end).toBeLessThanOrEqual(y);
  expect(end).toBeGreaterThan(y - 24);
}
