import { expect } from "vitest";
import { pageRoutes } from "#app/pageRoutes.ts";
import { isStaffPage } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { test } from "#testing/test.ts";
import { guides } from "./guides.ts";

/** Finds the fault of a link to a guide; null without one. */
function findFault(link: string): string | null {
  const { pathname, hash } = new URL(link, "http://site/guides/");
  const guide = guides.get(pathname.replace("/guides/", ""));
  if (!guide) return `${link}: no such guide`;
  const isThere = hash === "" || guide.sections.some(({ id }) => `#${id}` === hash);
  return isThere ? null : `${link}: no such section`;
}

test("every staff page links to the section of a guide that explains it", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const pages = pageRoutes.filter((route) => isStaffPage(route) && !route.path.includes(":"));
  for (const { path } of pages) {
    const html = await (await visitor.fetch(path)).text();
    const [, link] = /href="(\/guides\/[^"]+)"/.exec(html) ?? [];
    expect([path, link && findFault(link)]).toEqual([path, null]);
  }
  const html = await (await visitor.fetch(paths.myContent)).text();
  expect(html).toContain(`href="${paths.guide("author")}"`);
});

test("a guide has its text, sections and pictures, and links to other guides", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  expect([...guides.keys()].sort()).toEqual(["author", "editor", "leader", "staff"]);
  for (const [name, { title, sections }] of guides) {
    const { status, document } = await fetchPage(paths.guide(name));
    expect([name, status]).toEqual([name, 200]);
    expect(document.querySelector("h1")).toHaveTextContent(title);
    const headings = [...document.querySelectorAll("main h2[id]")];
    expect(headings.map(({ id, textContent }) => ({ id, title: textContent }))).toEqual(sections);
    const links = [...document.querySelectorAll("main a")].map((a) => a.getAttribute("href") ?? "");
    const faults = links.filter((link) => !link.startsWith("#")).map(findFault);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    for (const image of document.querySelectorAll("main img")) {
      const picture = await visitor.fetch(image.getAttribute("src") ?? "");
      expect([image.getAttribute("alt"), picture.headers.get("content-type")]).toEqual([
        expect.stringMatching(/\w/),
        "image/webp",
      ]);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
    }
  }
});

test("guides are for people who are signed in; an unknown one is not found", async ({
  visitor,
  fetchPage,
}) => {
  const response = await visitor.fetch("/guides/staff", { redirect: "manual" });
  expect(response.headers.get("location")).toBe(
    `/auth?next=${encodeURIComponent("/guides/staff")}`,
  );
  await visitor.signUp();
  expect((await fetchPage("/guides/nobody")).status).toBe(404);
});
