import { startSite } from "@headwaters/testing/site";
import { publicPages } from "../audit/pages.ts";
import { ALLOWED, weigh } from "../audit/weigh.ts";
import { siteTemplate } from "./support/sites.ts";
import { expect, test } from "./support/test.ts";

test("no page weighs more than a slow phone can fetch soon", async () => {
  // A site of its own: what other tests have written weighs, too.
  const { address: site, stop } = await startSite(siteTemplate());
  try {
    for (const { route, address } of await publicPages(site)) {
      const { total } = await weigh(address);
      expect.soft(total, `bytes of ${route}`).toBeLessThanOrEqual(ALLOWED);
    }
  } finally {
    await stop();
  }
});
