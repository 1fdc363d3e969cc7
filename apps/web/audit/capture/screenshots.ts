// pnpm screenshots [--page /news] [--site http://localhost:3000 [--as-member]]: pictures of every page
// at 390 and 1280 pixels, light and dark, in the ignored folder screenshots/. With --guides: the
// pictures of the guides.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@headwaters/testing/site/browser";
import { startDemoSite } from "@headwaters/testing/site/site";
import { type BrowserContext, chromium as playwright } from "playwright-core";
import { type AuditedPage, publicPages } from "../pages.ts";
import { takeGuidePictures } from "./guidePictures.ts";
import { readOptions, type ScreenshotOptions } from "./screenshotOptions.ts";
import { settle } from "./settle.ts";
import { within } from "./within.ts";

function optionsOrExit(): ScreenshotOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const options = optionsOrExit();
const folder = join(import.meta.dirname, "../../screenshots");
const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"] as const;

/** "/news/:id" becomes "news-id". */
const formatName = (route: string) =>
  route.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

/** Seconds for one picture. */
const LIMIT = 90;

async function shoot(context: BrowserContext, { route, address }: AuditedPage, name: string) {
  async function capture() {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "load" });
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
  await within(LIMIT, route, capture());
  console.log(`${name}.png  ${route}`);
}

const started = options.site ? null : await startDemoSite();
const site = options.site ?? started?.url ?? "";
const { executablePath, env } = await chromium();
const browser = await playwright.launch({
  executablePath,
  env,
  args: ["--no-sandbox", "--headless=shell"],
});
/** Every page in both widths and schemes. */
async function shootPages() {
  mkdirSync(folder, { recursive: true });
  const all = await publicPages(site);
  const chosen = all.filter(({ route }) => !options.page || route === options.page);
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const viewport = { width, height: width < 600 ? 844 : 800 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      for (const page of chosen) {
        await shoot(context, page, `${formatName(page.route)}-${width}-${colorScheme}`);
      }
      if (options.asMember && (!options.page || options.page === "/")) {
        const email = `screenshot.${Date.now()}@example.org`;
        const data = { firstName: "Ana", lastName: "Reyes", email, password: "river stones" };
        const registered = await context.request.post(`${site}/api/register`, { data });
        if (!registered.ok()) throw new Error(`The site registers nobody: ${registered.status()}.`);
        const home = { route: "/ for a member", address: `${site}/` };
        await shoot(context, home, `member-home-${width}-${colorScheme}`);
      }
      await context.close();
    }
  }
}

try {
  if (options.guides && started) await takeGuidePictures(browser, started);
  else await shootPages();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await within(LIMIT, "closing the browser", browser.close()).catch(console.error);
  await started?.stop();
}
process.exit(); // A browser that did not close would keep the process alive.
