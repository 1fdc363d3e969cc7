import { readFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { parseEnv } from "node:util";
import { createServer } from "vite";
import { publicPages } from "../audit/pages.ts";
import { expect, test } from "./support/test.ts";

test("in development pages are rendered on the server too, as the browser would render them", async ({
  page,
  request,
  site,
}) => {
  process.env.API_URL = site;
  const vite = await createServer({ root: `${import.meta.dirname}/..`, server: { port: 0 } });
  await vite.listen();
  const { port } = (vite.httpServer as Server).address() as AddressInfo;
  const address = `http://localhost:${port}`;
  try {
    for (const known of await publicPages(site)) {
      const { pathname } = new URL(known.address);
      const response = await request.get(address + pathname);
      expect(response.status(), pathname).toBe(200);
      expect(await response.text(), pathname).toMatch(/<h1/);
    }
    // React compares both renderings in development, and says in the console where they differ. A page
    // at its work: Vite prepares what the browser needs at its first visit, and may load it twice.
    await page.goto(`${address}/news`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("list", { name: "Category" }).getByText("Achievement").click();
    await expect(page).toHaveURL(`${address}/news?category=achievement`);
    const lost = await request.get(`${address}/no-such-page`);
    expect(lost.status()).toBe(404);
    const [event] = (await (await request.get(`${site}/api/events?limit=1`)).json()) as {
      id: string;
    }[];
    for (const calendar of ["/events.ics", `/events/${event?.id}.ics`, "/events.ics?from=mail"]) {
      const answer = await request.get(address + calendar);
      expect(answer.headers()["content-type"], calendar).toBe("text/calendar; charset=utf-8");
    }
  } finally {
    await vite.close();
  }
});

test("in development mails and the banner name the port on which the pages are", async () => {
  const api = `${import.meta.dirname}/../../api`;
  const { scripts } = JSON.parse(readFileSync(`${api}/package.json`, "utf8"));
  expect(scripts.dev).toContain(" --env-file=development.env ");
  const { PUBLIC_URL } = parseEnv(readFileSync(`${api}/development.env`, "utf8"));
  const { default: configure } = await import("../vite.config.ts");
  const { server } = configure({ command: "serve", mode: "development" });
  expect(PUBLIC_URL).toBe(`http://localhost:${server?.port}`);
});
