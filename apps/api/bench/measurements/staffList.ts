import { createClient } from "@headwaters/db";
import { chromium } from "@headwaters/testing/site/browser";
import { type Page, chromium as playwright } from "playwright-core";
import { atMost, print } from "../report.ts";
import type { Server } from "../servers.ts";
import type { Stage } from "../stage.ts";

const FEW = 100;
const MANY = 10_000;

/** Browsers report tasks from this length on, ms; shorter ones count as this. */
const SHORTEST_TASK = 50;

/** Limits of the long list, as multiples of the short one. */
const ROWS_BOUND = 1.5;
const TASK_BOUND = 2;
const FILTER_BOUND = 2;

interface Figures {
  /** Most rows in the document at once. */
  rows: number;
  /** The longest task while the list is scrolled to its end, ms. */
  task: number;
  /** From a press on a filter until its single entry shows, ms. */
  filter: number;
}

/** Adds people with names from A to Z, of whom the account of this id alone is staff. */
async function addPeople(database: string, people: number, staffId: string): Promise<void> {
  const { prisma, close } = createClient(database);
  await prisma.$executeRaw`
    INSERT INTO users (id, username, email, password, "firstName", "lastName", "createdAt")
    SELECT uuidv7(age), 'person.' || i, 'person.' || i || '@example.org', '',
      'Person', 'No. ' || i, now() + age
    FROM generate_series(1, ${people}::int) AS i, LATERAL (SELECT -i * interval '1 minute') AS a(age)`;
  await prisma.$executeRaw`VACUUM ANALYZE users`;
  await prisma.userRole.create({ data: { userId: staffId, role: "staff" } });
  await close();
}

/** Runs in the page, which has other globals than this process. */
const scrollToEnd = `(async () => {
  let rows = 0;
  let task = ${SHORTEST_TASK};
  const note = (entries) => entries.forEach(({ duration }) => (task = Math.max(task, duration)));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  const table = document.querySelector("main table");
  for (;;) {
    window.scrollBy(0, window.innerHeight);
    await new Promise(requestAnimationFrame);
    const shown = [...table.querySelectorAll("tr[data-index]")];
    rows = Math.max(rows, shown.length);
    // Without a count more pages are to come.
    const all = Number(table.getAttribute("aria-rowcount")) - 1;
    if (all > 0 && Number(shown.at(-1).dataset.index) === all - 1) break;
  }
  note(observer.takeRecords());
  return { rows, task };
})()`;

const pressFilter = `(async () => {
  window.scrollTo(0, 0);
  const begun = performance.now();
  document.querySelector('main a[href$="role=staff"]').click();
  const count = () => document.querySelectorAll("main tr[data-index]").length;
  while (count() !== 1) await new Promise(requestAnimationFrame);
  return performance.now() - begun;
})()`;

async function look(page: Page, url: string): Promise<Figures> {
  await page.goto(`${url}/staff/people`);
  await page.locator("html[data-hydrated]").waitFor();
  const scrolled = await page.evaluate<Omit<Figures, "filter">>(scrollToEnd);
  return { ...scrolled, filter: await page.evaluate<number>(pressFilter) };
}

/** Measures the list of people in a browser: a long one must be as quick as a short one. */
export async function staffList(stage: Stage): Promise<void> {
  const { executablePath, env } = await chromium();
  const args = ["--no-sandbox", "--headless=shell"];
  const browser = await playwright.launch({ executablePath, env, args });
  async function measure(site: Server, database: string, people: number): Promise<Figures> {
    const { cookie, userId } = await stage.signUp(site);
    await addPeople(database, people, userId);
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ viewport });
    const cookies = cookie.split("; ").map((one) => one.split("=") as [string, string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })));
    const page = await context.newPage();
    await look(page, site.url); // The first time compiles.
    const figures = await look(page, site.url);
    await context.close();
    return figures;
  }
  try {
    const few = await measure(stage.site, stage.small, FEW);
    const many = await measure(stage.largeSite, stage.large, MANY);
    const ratios = {
      rows: many.rows / few.rows,
      task: many.task / few.task,
      filter: many.filter / few.filter,
    };
    const toRow = ({ rows, task, filter }: Figures) => ({
      "rows in the document": rows,
      "longest task, ms": task,
      "filter, ms": filter,
    });
    print("The list of people in a browser, scrolled to its end", {
      "100 people": toRow(few),
      "10,000 people": toRow(many),
      "of the short list": toRow(ratios),
    });
    atMost(ROWS_BOUND, "rows of 10,000 people, of those of 100", ratios.rows);
    atMost(TASK_BOUND, "longest task while scrolling, of that with 100", ratios.task);
    atMost(FILTER_BOUND, "time until a filter shows, of that with 100", ratios.filter);
  } finally {
    await browser.close();
  }
}
