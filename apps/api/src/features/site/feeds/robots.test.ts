import { expect, test } from "vitest";
import { renderRobotsTxt } from "./sitemap.ts";

test("allows the pages, disallows the API, and names the sitemap", () => {
  expect(renderRobotsTxt("https://headwaters.example").split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "",
    "Sitemap: https://headwaters.example/sitemap.xml",
    "",
  ]);
});

test("writes the sitemap's URL in ASCII", () => {
  expect(renderRobotsTxt("https://bäche.example")).toContain(
    "Sitemap: https://xn--bche-loa.example/sitemap.xml\n",
  );
});
