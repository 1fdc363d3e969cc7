import { describe, expect, test } from "vitest";
import { buildArticle, buildMember, openSite, useSite, Visitor } from "../testing/site.ts";

const site = useSite();

const preview = (visitor: Visitor, markdown: unknown) =>
  visitor.post("/trpc/writing.preview", { json: { markdown } });
const shown = (response: { json: <T>() => T }) =>
  response.json<{ result: { data: { json: { html: string } } } }>().result.data.json.html;
const refused = (response: { json: <T>() => T }) =>
  response.json<{ error: { json: { message: string } } }>().error.json.message;

describe("the preview of what is written", () => {
  test("is what the page of the article will show", async () => {
    const { visitor } = await buildMember(site);
    const content =
      "\n## Herons\n\n- [x] counted\n\n| a |\n| - |\n| ~~b~~ |\n\n<b>[x](javascript:1)\n";
    const response = await preview(visitor, content);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { id } = (await visitor.post("/api/news", buildArticle({ content }))).json<{
      id: string;
    }>();
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const page = await visitor.get(`/trpc/news.page?input=${input}`);
    expect(shown(response)).toBe(shown(page));
    expect(shown(response)).toContain("<h2>Herons</h2>");
  });

  test("is for members", async () => {
    const response = await preview(new Visitor(site), "Herons");
    expect(response.statusCode).toBe(401);
    expect(refused(response)).toBe("Please sign in to continue.");
  });

  test.each([
    ["x".repeat(50_001), "Text must be at most 50,000 characters"],
    [" \n ", "Text is required"],
    [undefined, "Text is required"],
    [5, "Expected string, received number"],
    ["\u0000", "Text contains characters that cannot be saved"],
  ])("is refused where the text could not be saved: %.20j", async (markdown, message) => {
    const { visitor } = await buildMember(site);
    const response = await preview(visitor, markdown);
    expect(response.statusCode).toBe(400);
    expect(refused(response)).toBe(message);
  });

  test("of what cannot be drawn in time shows the text as it was typed", async () => {
    const { visitor } = await buildMember(site);
    const began = performance.now();
    const html = shown(await preview(visitor, `${">".repeat(10_000)} x`));
    expect(html).toMatch(/^<p>(?:>)+ x<\/p>$/);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test("is not drawn without end for one account, from wherever it asks", async () => {
    const small = await openSite(site.connectionString, { throttleFactor: 0.01 });
    const { visitor } = await buildMember(site);
    const { visitor: other } = await buildMember(site);
    const ask = ({ cookie }: Visitor, remoteAddress: string) =>
      small.site.app.inject({
        ...{ method: "POST", url: "/trpc/writing.preview", remoteAddress },
        ...{ headers: { cookie }, payload: { json: { markdown: "Herons" } } },
      });
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      expect((await ask(visitor, address)).statusCode).toBe(200);
    }
    const response = await ask(visitor, "192.0.2.4");
    expect(response.statusCode).toBe(429);
    expect(refused(response)).toBe("Too many attempts. Please try again in 10 minutes.");
    expect((await ask(other, "192.0.2.4")).statusCode).toBe(200);
    await small.close();
  });
});
