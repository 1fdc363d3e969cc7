import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { findUnstyled } from "#testing/findUnstyled.ts";
import { hydratePage, openPage } from "#testing/openPage.tsx";
import { test } from "#testing/test.ts";

const content = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("content");

function jsonLd(document: Document): Record<string, unknown>[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map(({ textContent }) => JSON.parse(textContent ?? ""));
}

test("an article carries structured data", async ({ fetchPage, visitor }) => {
  const { url: site } = visitor.site;
  const articles = (await (await visitor.fetch("/api/news")).json()) as Record<string, string>[];
  const article = articles.find(({ imageUrl }) => imageUrl?.startsWith("/pictures/"));
  const { document } = await fetchPage(`/news/${article?.id}`);
  expect(content(document, 'meta[property="og:type"]')).toBe("article");
  expect(content(document, 'meta[property="article:published_time"]')).toBe(article?.createdAt);
  const item = jsonLd(document).find((found) => found["@type"] === "NewsArticle");
  expect(item).toMatchObject({
    headline: article?.title,
    datePublished: article?.createdAt,
    dateModified: article?.updatedAt,
    url: `${site}/news/${article?.id}`,
    publisher: { "@type": "Organization", name: "Headwaters Youth Anglers" },
  });
  const [image = ""] = (item?.image ?? []) as string[];
  const picture = await visitor.fetch(image, { method: "HEAD" });
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
});

test("scripts and preloads are modules with low priority, including the page's own", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/news");
  const scripts = [...document.querySelectorAll<HTMLElement>("script[src]")];
  const preloads = [...document.querySelectorAll<HTMLElement>("link[rel='modulepreload']")];
  expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["module"]);
  expect(preloads.map((link) => link.getAttribute("href")).join()).toContain("/NewsPage-");
  for (const element of [...scripts, ...preloads]) {
    expect(element).toHaveAttribute("fetchpriority", "low");
    expect(document.querySelector<HTMLElement>("main")).toAppearBefore(element);
  }
});

test("an author's text cannot inject markup or scripts", async ({ fetchPage, visitor }) => {
  await visitor.signUp();
  const title = `</title></script><script>alert(1)</script><!--"' ${crypto.randomUUID()}`;
  const { id } = await visitor.post<{ id: string }>("/api/news", {
    title,
    content: "</script><img src=x onerror=alert(1)>",
    category: "community",
    published: true,
  });
  for (const path of [`/news/${id}`, "/news", "/"]) {
    const { document } = await fetchPage(path);
    expect(within(document.body).getAllByText(title)[0]).toBeVisible();
    const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")];
    const foreign = scripts.filter(({ textContent }) => textContent?.startsWith("alert(1)"));
    expect(foreign).toEqual([]);
    expect(document.querySelectorAll("[onerror], img[src='x']")).toHaveLength(0);
    for (const data of document.querySelectorAll("script[type$='json']")) {
      expect(() => JSON.parse(data.textContent ?? "")).not.toThrow();
    }
    if (path === `/news/${id}`) expect(document.title).toBe(`${title} · Headwaters Youth Anglers`);
  }
});

test("a member's first view is rendered on the server and needs no request", async ({
  fetchPage,
  visitor,
}) => {
  await visitor.signUp({ firstName: "Juniper" });
  const response = await visitor.fetch("/");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { html } = await fetchPage("/");
  expect(html).toContain("Hello, Juniper");
  expect(findUnstyled(html)).toEqual([]);
  const asked: string[] = [];
  visitor.intercept((path) => {
    if (/^\/(api|trpc)\//.test(path)) asked.push(path);
    return undefined;
  });
  await hydratePage(visitor, "/");
  expect(screen.getByText("Active Members")).toBeVisible();
  expect(asked).toEqual([]);
});

test("an unknown address shows the 404 page with status 404", async ({ fetchPage, visitor }) => {
  for (const path of ["/no/such/page", "/news/no-such-article", "/gallery2"]) {
    const { status, document: sent } = await fetchPage(path);
    expect(status).toBe(404);
    expect(sent.querySelector("h1")).toHaveTextContent(/^Page Not Found$/);
    expect(sent.querySelectorAll('meta[name="robots"][content="noindex"]')).toHaveLength(1);
    expect(sent.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
    await hydratePage(visitor, path);
    expect(document.querySelector("h1")).toHaveTextContent(/^Page Not Found$/);
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
  }
});

test("the head changes with each page", async ({ visitor }) => {
  await openPage(visitor, "/");
  const navigation = await screen.findByRole("navigation", { name: "Main" });
  await userEvent.click(within(navigation).getByText("News"));
  await waitFor(() => expect(document.title).toBe("Latest News · Headwaters Youth Anglers"));
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${visitor.site.url}/news`,
  );
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(content(document, 'meta[property="og:title"]')).toBe("Latest News");
});
