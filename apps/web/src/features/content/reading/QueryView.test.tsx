import { screen, waitFor } from "@testing-library/react";
import sharp from "sharp";
import { describe, expect, onTestFinished } from "vitest";
import { pages } from "#lib/paths.ts";
import { publishArticle, uploadPhoto } from "#testing/data/content.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, findButton, findLink } from "#testing/page.ts";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test as base } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";
import { publicPages } from "../../../../audit/pages.ts";

const user = setupUser();

/** Adds the path of an item's page of each type on this worker's site. */
const test = base.extend<{ toPath: (route: string) => string }>({
  toPath: [
    async ({ site }, use) => {
      const found = await publicPages(site.url);
      await use((route) => {
        const page = found.find((known) => known.route === route);
        return new URL(page?.address ?? "").pathname;
      });
    },
    { scope: "worker" },
  ],
});

const headline = () => document.querySelector("h1")?.textContent;

test("an article is by its author's first name, which follows changes and goes with the account", async ({
  visitor,
  fetchPage,
  site,
}) => {
  const { password } = await visitor.signUp({ firstName: "Maya", lastName: "Okonkwo" });
  const id = await publishArticle(visitor);
  const reader = createVisitor(site);
  const path = `/news/${id}`;
  // Twice, because the second response comes from the cache.
  for (let time = 1; time <= 2; time += 1) {
    const { html } = await fetchPage(path, reader);
    expect(html).toContain(">By Maya<");
    expect(html).toContain('"author":{"@type":"Person","name":"Maya"}');
    expect(html).not.toContain("Okonkwo");
  }
  await visitor.post("/api/account/name", { firstName: "May", lastName: "Okonkwo" });
  await expect.poll(async () => (await fetchPage(path, reader)).html).toContain(">By May<");
  await visitor.post("/api/account/delete", { currentPassword: password });
  const { document } = await fetchPage(path);
  const byline = [...document.querySelectorAll("main li")].map(({ textContent }) => textContent);
  expect(byline).toContainEqual(expect.stringMatching(/^Published /));
  expect(byline).not.toContainEqual(expect.stringMatching(/^By /));
});

test("a video is a link to its site until it is clicked, then its player", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const address = "https://youtu.be/dQw4w9WgXcQ?t=90";
  const id = await publishArticle(visitor, { content: `How we tie it:\n${address}` });
  const { document: sent } = await fetchPage(`/news/${id}`);
  expect(sent.querySelector("iframe")).toBeNull();
  expect(sent.querySelector("figure a")).toHaveAttribute("href", address);
  await openPage(visitor, `/news/${id}`);
  await user.click(await findLink("Video on YouTube"));
  const player = screen.getByTitle("Video on YouTube");
  expect(player).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90",
  );
  expect(player).toHaveFocus();
});

test("an article says when it was published and, unless that is about the same time, when it changed", async ({
  visitor,
  toPath,
  site,
}) => {
  let changed = "";
  const { fetch } = createVisitor(site);
  visitor.intercept(async (path) => {
    const index = path
      .replace(/^\/trpc\/|\?.*/g, "")
      .split(",")
      .indexOf("news.page");
    if (index < 0) return undefined;
    const answers = await (await fetch(path)).json();
    Object.assign(answers[index].result.data.json, {
      publishedAt: "2026-05-01T16:00:00.000Z",
      updatedAt: changed,
    });
    return Response.json(answers);
  });
  for (const [moment, texts] of [
    ["2026-05-02T15:59:59.000Z", []],
    ["2026-05-02T16:00:00.000Z", ["Updated May 2, 2026"]],
  ] as const) {
    changed = moment;
    await openPage(visitor, toPath(pages.newsArticle));
    const byline = () =>
      [...document.querySelectorAll("main li")].map(({ textContent }) => textContent ?? "");
    await waitFor(() => expect(byline()).toContain("Published May 1, 2026"));
    expect(byline().filter((text) => text.startsWith("Updated "))).toEqual(texts);
  }
});

test("an uploaded picture keeps its own ratio on its page, and its place before it has loaded", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  for (const [width, height] of [
    [300, 200],
    [600, 200],
    [200, 300],
    [200, 200],
  ] as const) {
    const { url } = await uploadPhoto(visitor, { width, height });
    const { document } = await fetchPage(
      `/news/${await publishArticle(visitor, { imageUrl: url })}`,
    );
    const picture = document.querySelector(`main article img[src^="${url}"]`);
    expect(picture).toHaveAttribute("width", String(width));
    expect(picture).toHaveAttribute("height", String(height));
    const frame = picture?.closest<HTMLElement>("[data-whole]");
    expect(frame?.style.getPropertyValue("--ratio")).toBe(`${width} / ${height}`);
  }
});

test("uploaded pictures and the site's own are JPEGs in link previews, in the size that other sites expect", async ({
  visitor,
  fetchPage,
  site,
}) => {
  await visitor.signUp();
  const { url } = await uploadPhoto(visitor, { width: 200, height: 300 });
  for (const [imageUrl, address, alt] of [
    [url, `${url}/social.jpg`, "A heron stands in the reeds."],
    [
      "/pictures/news-heron-count-480.webp",
      "/pictures/news-heron-count-1280/social.jpg",
      expect.stringContaining("count great blue herons"),
    ],
  ]) {
    const { document, html } = await fetchPage(
      `/news/${await publishArticle(visitor, { imageUrl })}`,
    );
    const meta = (property: string) =>
      document.querySelector(`meta[property="og:image${property}"]`)?.getAttribute("content");
    expect([meta(""), meta(":width"), meta(":height"), meta(":alt")]).toEqual([
      site.url + address,
      "1200",
      "630",
      alt,
    ]);
    expect(html).toContain(`"image":["${site.url}${address}"]`);
    const response = await visitor.fetch(address);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test("a picture of another site is used as it is in link previews", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const imageUrl = "https://example.org/herons.jpg?size=1&x=2";
  const id = await publishArticle(visitor, { imageUrl });
  const { html, document } = await fetchPage(`/news/${id}`);
  // Other tests open the list, where loading this picture would fail.
  await visitor.fetch(`/api/news/${id}`, { method: "DELETE" });
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute("content", imageUrl);
  expect(html).not.toContain("og:image:width");
});

describe("further items at the end of a page", () => {
  for (const [route, heading] of [
    [pages.newsArticle, "More news"],
    [pages.event, "Next on the calendar"],
    [pages.educationArticle, "Read next"],
  ] as const) {
    test(`${route}: three, and each links to its page`, async ({ fetchPage, toPath }) => {
      const { document } = await fetchPage(toPath(route));
      const here = document.querySelector("h1")?.textContent ?? "";
      const links = [...sectionNamed(document, heading).querySelectorAll("a")];
      expect(links).toHaveLength(3);
      for (const link of links) {
        expect(link).not.toHaveTextContent(here);
        const { document: next } = await fetchPage(link.getAttribute("href") ?? "");
        expect(next.querySelector("h1")?.textContent).toBe(link.textContent);
      }
    });
  }
});

describe("Share", () => {
  for (const route of [pages.newsArticle, pages.event, pages.educationArticle]) {
    test(`${route}: the keyboard copies the link, and a toast says so`, async ({
      visitor,
      toPath,
    }) => {
      await openPage(visitor, toPath(route));
      const share = await findButton("Share");
      share.focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Copy link$/));
      expect(share).toHaveAttribute("aria-expanded", "true");
      await user.keyboard("{Enter}");
      await expectToast("Link copied");
      expect(await navigator.clipboard.readText()).toBe(visitor.site.url + toPath(route));
      expect(share).toHaveFocus();
      expect(share).toHaveAttribute("aria-expanded", "false");
    });
  }

  test("mails the title and the address", async ({ visitor, toPath }) => {
    await openPage(visitor, toPath(pages.event));
    await user.click(await findButton("Share"));
    const mail = await findLink("Send by email");
    const { searchParams } = new URL(mail.getAttribute("href") ?? "");
    expect(searchParams.get("subject")).toBe(headline());
    expect(searchParams.get("body")).toBe(visitor.site.url + toPath(pages.event));
  });

  test("uses the device's own sharing if available", async ({ visitor, toPath }) => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      throw new DOMException("closed by the person", "AbortError");
    };
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, "share");
    });
    await openPage(visitor, toPath(pages.event));
    await user.click(await findButton("Share"));
    const url = visitor.site.url + toPath(pages.event);
    await waitFor(() => expect(shared).toEqual([{ title: headline(), url }]));
    expect(screen.queryByText("Copy link")).toBeNull();
  });
});
