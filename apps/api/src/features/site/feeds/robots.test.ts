import { expect, test } from "vitest";
import { robotsTxt } from "./robots.ts";

test("opens the pages, closes the API, and says where the sitemap is", () => {
  expect(robotsTxt("https://headwaters.example").split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "",
    "Sitemap: https://headwaters.example/sitemap.xml",
    "",
  ]);
});

test("spells the sitemap's address in ASCII", () => {
  expect(robotsTxt("https://bäche.example")).toContain(
    "Sitemap: https://xn--bche-loa.example/sitemap.xml\n",
  );
});
