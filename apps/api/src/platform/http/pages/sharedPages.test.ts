import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readWebBuild } from "./web.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("a shared page that is not kept leaves nothing in memory", async () => {
  const build = await readWebBuild(
    join(import.meta.dirname, "../../../../../web/dist"),
    "http://x",
  );
  async function render() {
    const call = async () => ({ items: [], nextCursor: null });
    expect(await build?.renderer.renderShared("/contact", call)).toBeTruthy();
    return new WeakRef(call);
  }
  const calls = await Promise.all([render(), render(), render()]);
  await expect
    .poll(() => {
      collectGarbage();
      return calls.filter((call) => call.deref()).length;
    })
    .toBeLessThan(calls.length); // React may hold the last one until it renders again.
});
