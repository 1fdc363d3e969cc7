import { compare } from "../load.ts";
import { atLeast, print } from "../report.ts";
import type { Stage } from "../stage.ts";

/** Measures GET / with a session, rendered for each request. */
export async function member({ site, signUp }: Stage) {
  const { cookie } = await signUp(site);
  const figures = await compare({ member: { server: site, path: "/", headers: { cookie } } });
  const rate = figures.figure("member", "rate");
  print("GET /, signed in", {
    site: {
      "requests/s": rate,
      "p50 ms": figures.figure("member", "p50"),
      "p99 ms": figures.figure("member", "p99"),
      "processor ms": figures.figure("member", "processor"),
    },
  });
  atLeast(300, "/, signed in: requests/s", rate);
}
