import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { loggerOptions } from "../logger.ts";
import { ask } from "../testing/ask.ts";
import { addedWait, DISTURBED } from "../testing/otherClient.ts";
import { useSite } from "../testing/site.ts";
import { buildWeb } from "../testing/web.ts";

const lines: { path: string; status: number }[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const site = useSite({
  web: buildWeb(),
  logger: { ...loggerOptions("info", false), stream },
});
let address = "";
beforeAll(async () => {
  address = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

describe("a path of 15 kB", () => {
  const long = "a".repeat(15_000);
  const paths = [`/${long}`, `/api/news/${long}`, `/trpc/${long}`, `/uploads/${long}`];

  test.each(["GET", "HEAD", "POST", "PROPFIND"])(
    "is refused by %s with 414, a sentence and the headers of every answer",
    async (method) => {
      const usual = await ask(address, "/api/no-such-thing");
      for (const path of paths) {
        const { status, headers, body } = await ask(address, path, { method });
        expect(status).toBe(414);
        expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8" });
        for (const name of ["x-content-type-options", "x-frame-options", "referrer-policy"]) {
          expect(headers[name]).toBe(usual.headers[name]);
        }
        expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        if (method === "HEAD") continue;
        expect(JSON.parse(String(body))).toEqual({
          message: "This address is too long: a path has at most 2,048 characters.",
        });
      }
    },
  );

  test("is refused in the form with a host, too, and by far not all of it is logged", async () => {
    lines.length = 0;
    expect((await ask(address, `http://localhost/${long}`)).status).toBe(414);
    expect(lines).toMatchObject([{ path: "/too-long", status: 414 }]);
  });

  test("lets others have their answers", async () => {
    const attack = () => Promise.all([...paths, ...paths].map((path) => ask(address, path)));
    expect(await addedWait(address, attack)).toBeLessThan(DISTURBED);
  });
});

test("a path of 2,048 characters, and a longer query, are read", async () => {
  const path = `/api/news/${"a".repeat(2_038)}`;
  expect((await ask(address, path)).status).toBe(400);
  expect((await ask(address, `${path}a`)).status).toBe(414);
  expect((await ask(address, `/api/news?unknown=${"a".repeat(10_000)}`)).status).toBe(200);
});
