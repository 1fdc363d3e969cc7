import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  buildAccount,
  buildApplication,
  buildArticle,
  buildMessage,
} from "@headwaters/testing/factories";
import type { RunningSite } from "@headwaters/testing/site/site";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { paths, WRITE } from "../../src/lib/paths.ts";
import { settle } from "./settle.ts";

const folder = join(import.meta.dirname, "../../../docs/guides/pictures");

/** Its name, the page, and a selector of what is pressed there before. */
const pictures: [name: string, path: string, opens?: string][] = [
  ["write", `${paths.news}${WRITE}`],
  ["my-content", paths.myContent],
  ["overview", paths.staff],
  ["messages", paths.messages, "tbody a"],
  ["people", paths.people, "tbody a"],
];

/** Takes the pictures of the guides on a demo site, and writes them where the guides name them. */
export async function takeGuidePictures(browser: Browser, site: RunningSite): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  async function post(path: string, data: unknown) {
    const response = await context.request.post(path, { data });
    if (!response.ok()) throw new Error(`POST ${path}: ${response.status()}`);
  }
  const account = buildAccount();
  await post("/api/register", account);
  await site.makeStaff(account.email);
  await post("/api/news", buildArticle({ title: "Otters at the mill pond" }));
  await post("/api/news", buildArticle({ title: "What we saw upstream", published: false }));
  for (const [firstName, lastName] of [
    ["Maya", "Chen"],
    ["José", "Alvarez"],
    ["Ravi", "Shah"],
  ]) {
    await post("/api/contact", buildMessage({ firstName, lastName }));
    await post("/api/membership", buildApplication({ firstName, lastName }));
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, path, opens] of pictures) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    if (opens) {
      await page.locator(opens).first().click();
      // What is known of the entry.
      await page.locator("main dl").first().waitFor();
    }
    await settle(page);
    await sharp(await page.screenshot())
      .resize({ width: 1100 })
      .webp({ quality: 60 })
      .toFile(join(folder, `${name}.webp`));
    console.log(`${name}.webp  ${path}`);
    await page.close();
  }
  await context.close();
}
