import { expect } from "vitest";
import { createMember } from "../../testing/data/events.ts";
import { createVisitorAlone, test } from "../../testing/test.ts";
import { findDrawing } from "./drawings.ts";

test.for([
  ["news", { category: "achievement" }, "news-tournament"],
  ["education", { category: "safety", ageGroup: "all-ages" }, "education-water-safety"],
] as const)(
  "a card of %s without a picture shows a drawing of its category, its neighbors one of the type",
  async ([kind, fields, picture], { fetchPage }) => {
    const visitor = await createVisitorAlone();
    const author = await createMember(visitor.site);
    const publish = () =>
      author.post<{ id: string }>(`/api/${kind}`, {
        title: "Plain",
        content: "Words alone.",
        published: true,
        ...fields,
      });
    const [{ id }, { id: other }] = [await publish(), await publish()];
    const readPicture = async (path: string, ofId: string) => {
      const { document } = await fetchPage(path, visitor);
      const link = document.querySelector(`:is(article, li) a[href="/${kind}/${ofId}"]`);
      const image = link?.closest("article, li")?.querySelector("img");
      expect(image).toHaveAttribute("alt", "");
      return image?.getAttribute("src");
    };
    expect(await readPicture(`/${kind}`, id)).toMatch(`/pictures/${picture}-`);
    expect(await readPicture(`/${kind}/${other}`, id)).toMatch(
      `/pictures/${findDrawing(kind).name}-`,
    );
  },
);

test("a category that only the database knows has the drawing of its type", () => {
  for (const category of ["rowing", "", "constructor", "__proto__"]) {
    expect(findDrawing("events", category)).toEqual(findDrawing("events"));
  }
});
