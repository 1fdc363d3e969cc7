import {
  type ContentTypeName,
  educationCategories,
  eventTypes,
  newsCategories,
} from "@headwaters/contracts";
import { expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { test } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";
import * as galleryPictures from "#ui/pictures/galleryPictures.ts";
import { findPlaceholderPicture } from "./contentPictures.ts";

test.for([
  ["news", { category: "achievement" }, "rainbow-leap"],
  ["education", { category: "safety", ageGroup: "all-ages" }, "rain-ponchos"],
] as const)(
  "a card of %s without a picture shows a drawing of its category, as a neighbor too",
  async ([kind, fields, picture], { fetchPage, siteAlone }) => {
    const visitor = createVisitor(siteAlone);
    const author = await createMember(siteAlone);
    const publish = () =>
      author.post<{ id: string }>(`/api/${kind}`, {
        title: "Plain",
        content: "Words alone.",
        published: true,
        ...fields,
      });
    const [{ id }, { id: other }] = [await publish(), await publish()];
    for (const path of [`/${kind}`, `/${kind}/${other}`]) {
      const { document } = await fetchPage(path, visitor);
      const link = document.querySelector(`:is(article, li) a[href="/${kind}/${id}"]`);
      const image = link?.closest("article, li")?.querySelector("img");
      expect(image).toHaveAttribute("alt", "");
      expect(image?.getAttribute("src")).toMatch(`/pictures/gallery-${picture}-`);
    }
  },
);

const categories: Record<ContentTypeName, readonly string[]> = {
  news: newsCategories,
  events: eventTypes,
  education: educationCategories,
};
const types = Object.entries(categories) as [ContentTypeName, readonly string[]][];

test("each category has a drawing of its own, which is in the gallery", () => {
  const found = types.flatMap(([type, names]) =>
    names.map((name) => findPlaceholderPicture(type, name)),
  );
  expect(new Set(found.map(({ name }) => name)).size).toBe(15);
  const saved = Object.values(galleryPictures).map(({ color: _, ...picture }) => picture);
  for (const placeholder of [...found, findPlaceholderPicture("news", "rowing")]) {
    expect(saved).toContainEqual(placeholder);
  }
});

test("a category that only the database knows has a drawing too", () => {
  for (const category of ["", "constructor", "__proto__"]) {
    expect(findPlaceholderPicture("events", category)).toEqual(
      findPlaceholderPicture("news", "rowing"),
    );
  }
});
