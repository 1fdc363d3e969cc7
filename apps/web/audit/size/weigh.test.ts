import { startSite } from "@headwaters/testing/site/site";
import { expect, inject, test } from "vitest";
import { publicPages } from "../pages.ts";
import { ALLOWED, weigh } from "./weigh.ts";

test("no page exceeds the allowed weight", { timeout: 60_000 }, async () => {
  // A site of its own, because the data of other tests adds bytes.
  const { url: site, stop } = await startSite(inject("siteTemplate"));
  try {
    for (const { route, address } of await publicPages(site)) {
      const { total } = await weigh(address);
      expect.soft(total, `bytes of ${route}`).toBeLessThanOrEqual(ALLOWED);
    }
  } finally {
    await stop();
  }
});
