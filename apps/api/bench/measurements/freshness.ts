import { publish } from "../publish.ts";
import { receive } from "../receive.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";
import { middle } from "../statistics.ts";

const CHANGES = 200;

/** Measures the time from an acknowledged article at one process until another process shows it. */
export async function freshness(stage: Stage) {
  const { site, small, signUp } = stage;
  const { cookie } = await signUp(site);
  const other = await stage.serve({ contender: "site", database: small });
  // The home page shows news to members only.
  const views = {
    "GET /api/news": { path: "/api/news", headers: {} },
    "GET /news": { path: "/news", headers: {} },
    "GET /, signed in": { path: "/", headers: { cookie } },
  };
  const delays: Record<string, number[]> = Object.fromEntries(
    Object.keys(views).map((name) => [name, []]),
  );
  let old = 0;

  async function shows(url: string, view: (typeof views)[keyof typeof views], title: string) {
    const { body } = await receive(url + view.path, view.headers);
    return body.includes(title);
  }

  // The first rendering of a process takes longer, because it loads the code.
  for (const view of Object.values(views)) await shows(other.url, view, "");
  for (let i = 0; i < CHANGES; i += 1) {
    const title = await publish(site, cookie);
    const acknowledged = performance.now();
    await Promise.all(
      Object.entries(views).map(async ([name, view]) => {
        while (!(await shows(other.url, view, title)));
        delays[name]?.push(performance.now() - acknowledged);
      }),
    );
    for (const view of Object.values(views)) {
      if (!(await shows(site.url, view, title))) old += 1;
    }
  }
  const rows = Object.entries(delays).map(([name, all]) => [
    name,
    { "median ms": middle(all), "max ms": Math.max(...all) },
  ]);
  print(
    `From an acknowledged change until another process shows it, ${CHANGES} times`,
    Object.fromEntries(rows),
  );
  atMost(100, "a change shows elsewhere: ms, at most", Math.max(...Object.values(delays).flat()));
  atMost(0, "old answers of the process that wrote", old);
}
