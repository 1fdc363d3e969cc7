import { publicPages } from "../audit/pages.ts";
import { ALLOWED, weigh } from "../audit/weigh.ts";
import { expect, test } from "./support/test.ts";

test("no page weighs more than a slow phone can fetch soon", async ({ site }) => {
  for (const { route, address } of await publicPages(site)) {
    const { total } = await weigh(address);
    expect.soft(total, `bytes of ${route}`).toBeLessThanOrEqual(ALLOWED);
  }
});
