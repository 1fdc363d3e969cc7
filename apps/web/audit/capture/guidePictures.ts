import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  buildAccount,
  buildApplication,
  buildArticle,
  buildEvent,
  buildMessage,
} from "@headwaters/testing/factories";
import { buildRegistrationRequest, leo, mia } from "@headwaters/testing/people/registrations";
import type { RunningSite } from "@headwaters/testing/site/site";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { paths, WRITE } from "../../src/lib/paths.ts";
import { settle } from "./settle.ts";

const folder = join(import.meta.dirname, "../../../docs/guides/pictures");

/** Its name, the page, and a selector of what is pressed there before. */
type GuidePicture = [name: string, path: string, opens?: string];

const listPictures = (eventId: string, newsletterId: string): GuidePicture[] => [
  ["write", `${paths.news}${WRITE}`],
  ["my-content", paths.myContent],
  ["overview", paths.staff],
  ["messages", paths.messages, "tbody a"],
  ["people", paths.people, "tbody a"],
  ["who-is-coming", paths.roster(eventId)],
  ["message-to-families", paths.eventMessage(eventId)],
  ["content", paths.staffContent],
  ["newsletter", paths.newsletter(newsletterId)],
];

/** Takes the pictures of the guides on a demo site, and writes them where the guides name them. */
export async function takeGuidePictures(browser: Browser, site: RunningSite): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  async function send(path: string, data: unknown, request = context.request, method = "POST") {
    const response = await request.fetch(path, { method, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()}`);
    return response.json();
  }
  const account = buildAccount();
  await send("/api/register", account);
  await site.makeStaff(account.email);
  const news = await send("/api/news", buildArticle({ title: "Otters at the mill pond" }));
  await send("/api/news", buildArticle({ title: "What we saw upstream", published: false }));
  for (const [firstName, lastName] of [
    ["Maya", "Chen"],
    ["José", "Alvarez"],
    ["Ravi", "Shah"],
  ]) {
    await send("/api/contact", buildMessage({ firstName, lastName }));
    await send("/api/membership", buildApplication({ firstName, lastName }));
  }
  const eventDate = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
  const event = { ...buildEvent({ title: "Knots and casting", maxParticipants: 3 }), eventDate };
  const { id } = await send("/api/events", event);
  const families = [
    { participants: [{ ...mia, needs: "Nuts" }, leo] },
    { participants: [{ ...mia, firstName: "Noa" }] },
    { participants: [{ ...leo, firstName: "Sam" }] },
  ];
  for (const family of families) {
    const { request } = await browser.newContext({ baseURL: site.url });
    // With a confirmed address, so that the message reaches it.
    const guardian = buildAccount();
    await send("/api/register", guardian, request);
    await site.confirmEmail(guardian.email);
    await send(`/api/events/${id}/registrations`, buildRegistrationRequest(family), request);
  }
  const newsletter = await send("/api/staff/newsletters", {});
  const draft = {
    subject: "What the water did in November",
    introduction: "The river is low and clear, and the otters are back.",
    items: [
      { kind: "news", id: news.id },
      { kind: "events", id },
    ],
  };
  const saved = { ...draft, version: 1 };
  await send(`/api/staff/newsletters/${newsletter.id}`, saved, context.request, "PUT");
  mkdirSync(folder, { recursive: true });
  for (const [name, path, opens] of listPictures(id, newsletter.id)) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    if (opens) {
      await page.locator(opens).first().click();
      // What is known of the entry.
      await page.locator("main dl").first().waitFor();
    }
    await settle(page);
    await page.getByText("Drawing the preview").waitFor({ state: "hidden" });
    await sharp(await page.screenshot())
      .resize({ width: 1100 })
      .webp({ quality: 60 })
      .toFile(join(folder, `${name}.webp`));
    console.log(`${name}.webp  ${path}`);
    await page.close();
  }
  await context.close();
}
