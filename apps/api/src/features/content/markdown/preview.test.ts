import { Worker } from "node:worker_threads";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { describe, expect, test, vi } from "vitest";
import { addedWait, DISTURBED } from "../../../testing/measuring/otherClient.ts";
import { openSite, useSite } from "../../../testing/site.ts";

const site = useSite();

const preview = (agent: Agent, markdown: unknown) =>
  agent.post("/trpc/writing.preview", { json: { markdown } });
const shown = (response: { json: <T>() => T }) =>
  response.json<{ result: { data: { json: { html: string } } } }>().result.data.json.html;
const rejected = (response: { json: <T>() => T }) =>
  response.json<{ error: { json: { message: string } } }>().error.json.message;

/** Delays the rendering of new texts until the test calls the returned function. */
function holdTexts(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { postMessage } = Worker.prototype;
  const posting = vi.spyOn(Worker.prototype, "postMessage");
  posting.mockImplementation(async function (this: Worker, ...request) {
    await promise;
    postMessage.apply(this, request);
  });
  afterwards(() => posting.mockRestore());
  return resolve;
}

describe("the preview of a text", () => {
  test("is the same as the page of the article", async () => {
    const { agent } = await buildMember(site);
    const content =
      "\n## Herons\n\n- [x] counted\n\n| a |\n| - |\n| ~~b~~ |\n\n<b>[x](javascript:1)\n";
    const response = await preview(agent, content);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { id } = (await agent.post("/api/news", buildArticle({ content }))).json<{
      id: string;
    }>();
    const input = encodeURIComponent(JSON.stringify({ json: { id } }));
    const page = await agent.get(`/trpc/news.page?input=${input}`);
    expect(shown(response)).toBe(shown(page));
    expect(shown(response)).toContain("<h2>Herons</h2>");
  });

  test("is for members only", async () => {
    const response = await preview(new Agent(site), "Herons");
    expect(response.statusCode).toBe(401);
    expect(rejected(response)).toBe("Please sign in to continue.");
  });

  test.each([
    ["x".repeat(50_001), "Text must be at most 50,000 characters"],
    [" \n ", "Text is required"],
    [undefined, "Text is required"],
    [5, "Expected string, received number"],
    ["\u0000", "Text contains characters that cannot be saved"],
  ])("is refused for a text that could not be saved: %.20j", async (markdown, message) => {
    const { agent } = await buildMember(site);
    const response = await preview(agent, markdown);
    expect(response.statusCode).toBe(400);
    expect(rejected(response)).toBe(message);
  });

  test("shows a text as typed if rendering exceeds its time limit", async () => {
    const { agent } = await buildMember(site);
    const html = shown(await preview(agent, `${">".repeat(10_000)} x`));
    expect(html).toMatch(/^<p>(?:>)+ x<\/p>$/);
  });

  test("does not block other requests, whatever the text, nor does its page", async () => {
    const url = await site.app.listen({ host: "127.0.0.1", port: 0 });
    const { cookie } = (await buildMember(site)).agent;
    let texts = 0;
    const hostile = () => {
      texts += 1;
      return `${">".repeat(10_000)} ${texts}`;
    };
    const request = (body: object) => ({
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const attack = async () => {
      const article = buildArticle({ content: hostile() });
      const created = await sendRequest(url, "/api/news", request(article));
      const { id } = JSON.parse(String(created.body));
      const input = encodeURIComponent(JSON.stringify({ json: { id } }));
      const responses = await Promise.all([
        sendRequest(url, "/trpc/writing.preview", request({ json: { markdown: hostile() } })),
        sendRequest(url, `/trpc/news.page?input=${input}`),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    };
    expect(await addedWait(url, attack)).toBeLessThan(DISTURBED);
  });

  test("is denied to an account with too many previews in flight, and to no other account", async () => {
    const [{ agent }, { agent: other }] = [await buildMember(site), await buildMember(site)];
    const draw = holdTexts();
    const late: Awaited<ReturnType<typeof preview>>[] = [];
    const previews = Array.from({ length: 10 }, async (_, i) => {
      const response = await preview(agent, `Heron ${i}`);
      if (response.statusCode !== 200) late.push(response);
      return response.statusCode;
    });
    const another = preview(other, "Herons");
    await expect.poll(() => late.length).toBe(4);
    draw();
    expect((await Promise.all(previews)).filter((status) => status === 200)).toHaveLength(6);
    for (const response of late) {
      expect(response.statusCode).toBe(429);
      expect(response.headers["retry-after"]).toBe("2");
      expect(rejected(response)).toMatch(/^Earlier previews of yours are still being made\./);
    }
    expect((await another).statusCode).toBe(200);
    expect((await preview(agent, "Herons")).statusCode).toBe(200);
  });

  test("is limited by processor time, not by the number of requests", async () => {
    const small = await openSite(site.connectionString, { rateLimitFactor: 0.01 }); // 0.3 s of processor time
    const { agent } = await buildMember(site);
    const { agent: other } = await buildMember(site);
    const from = ({ cookie }: Agent, remoteAddress: string, markdown: string) =>
      small.site.app.inject({
        method: "POST",
        url: "/trpc/writing.preview",
        remoteAddress,
        headers: { cookie },
        payload: { json: { markdown } },
      });
    for (let i = 0; i < 20; i += 1) {
      expect((await from(agent, "192.0.2.1", `Herons ${i}`)).statusCode).toBe(200);
    }
    let response = await from(agent, "192.0.2.2", `${">".repeat(10_000)} first`);
    // A text over the limit has used at least a third of its 0.25 s.
    for (let i = 0; i < 4 && response.statusCode === 200; i += 1) {
      response = await from(agent, `192.0.2.${3 + i}`, `${">".repeat(10_000)} again ${i}`);
    }
    expect(response.statusCode).toBe(429);
    expect(rejected(response)).toBe("Too many attempts. Please try again in 10 minutes.");
    expect((await from(other, "192.0.2.9", "Herons")).statusCode).toBe(200);
    await small.close();
  });
});
