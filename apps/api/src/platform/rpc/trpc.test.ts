import { MAX_BATCH_SIZE } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { buildAccount, buildArticle } from "@headwaters/testing/factories";
import { createTRPCClient, httpBatchLink, type TRPCClientError } from "@trpc/client";
import superjson from "superjson";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const site = useSite();
let address: string;
beforeAll(async () => {
  address = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

/** Connects a typed client with cookies, like that of the browser. */
function connect() {
  let cookie = "";
  let requests = 0;
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${address}/trpc`,
        transformer: superjson,
        maxItems: MAX_BATCH_SIZE,
        headers: () => (cookie ? { cookie } : {}),
        async fetch(url, options) {
          requests += 1;
          const response = await fetch(url, options as RequestInit);
          const [set] = response.headers.getSetCookie();
          if (set) cookie = set.split(";", 1)[0] ?? "";
          return response;
        },
      }),
    ],
  });
  return { client, requests: () => requests };
}

describe("typed procedures", () => {
  test("sign up, publish and read, with dates as dates", async () => {
    const { client } = connect();
    const user = await client.accounts.register.mutate(buildAccount());
    const article = await client.news.create.mutate(buildArticle());
    expect(article.createdAt).toBeInstanceOf(Date);
    expect(article.authorId).toBe(user.id);
    expect((await client.news.list.query()).items).toEqual([article]);
    expect(await client.news.get.query({ id: article.id })).toEqual(article);
    await client.accounts.logout.mutate();
    await expect(client.accounts.currentUser.query()).rejects.toThrow(
      "Please sign in to continue.",
    );
  });

  test("failures carry the code and the fields", async () => {
    const { client } = connect();
    const failure = await client.accounts.login
      .mutate({ email: "nobody", password: "x" })
      .catch((error: TRPCClientError<AppRouter>) => error);
    expect(failure).toMatchObject({
      message: "Please enter a valid email address",
      data: { code: "BAD_REQUEST", httpStatus: 400, issues: [{ path: "email" }] },
    });
    expect((failure as TRPCClientError<AppRouter>).data).not.toHaveProperty("stack");
  });

  test("many concurrent calls are sent in batches up to the maximum", async () => {
    const { client, requests } = connect();
    const calls = Array.from({ length: 25 }, () => client.news.list.query({ limit: 1 }));
    expect(await Promise.all(calls)).toHaveLength(25);
    expect(requests()).toBe(3);
  });

  test("a larger batch is rejected as a whole", async () => {
    const names = Array(MAX_BATCH_SIZE + 1)
      .fill("accounts.login")
      .join(",");
    const calls = Object.fromEntries(
      Array.from({ length: MAX_BATCH_SIZE + 1 }, (_, i) => [
        i,
        { json: { email: "a@b.co", password: "x" } },
      ]),
    );
    const response = await fetch(`${address}/trpc/${names}?batch=1`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(calls),
    });
    expect(response.status).toBe(400);
  });

  test.each(["/trpc/membership.submit", "/trpc/accounts.currentUser", "/trpc/no.such"])(
    "HEAD %s is answered without a body, and without a failure",
    async (path) => {
      const head = await fetch(address + path, { method: "HEAD" });
      expect(head.status).toBe(204);
      expect(await head.text()).toBe("");
    },
  );
});
