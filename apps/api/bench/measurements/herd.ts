import autocannon from "autocannon";
import { publish } from "../publish.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";

const VISITORS = 500;
const CHANGES = 10;

/** Counts the renderings of a page that many clients request right after a change. */
export async function herd({ site, signUp }: Stage) {
  const { cookie } = await signUp(site);
  const url = `${site.url}/news`;
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  let most = 0;
  let slowest = 0;
  for (let i = 0; i < CHANGES; i += 1) {
    await publish(site, cookie);
    const before = await site.report();
    const { errors, non2xx, latency } = await autocannon({
      url,
      headers,
      connections: VISITORS,
      amount: VISITORS,
    });
    if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} failed`);
    const { renders } = await site.report();
    most = Math.max(most, renders - before.renders);
    slowest = Math.max(slowest, latency.max);
  }
  print(`${VISITORS} visitors of /news at once, right after a change, ${CHANGES} times`, {
    site: { "renders, at most": most, "slowest answer, ms": slowest },
  });
  atMost(1, `renders for ${VISITORS} visitors after a change`, most);
}
