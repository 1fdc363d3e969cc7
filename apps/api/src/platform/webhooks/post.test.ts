import { startReceiver } from "@headwaters/testing/site/receiver";
import { expect, test, vi } from "vitest";
import { checkOutside, InsideNetworkError, isOutside, lookupOutside } from "./ipAddress.ts";
import { post } from "./post.ts";

const send = (url: string, isPublic = false) =>
  post(new URL(url), { body: "{}", headers: { "webhook-id": "one" }, isPublic });

test("a response of 200 to 299 counts as delivered", async () => {
  const { url, received } = await startReceiver();
  expect(await send(url)).toEqual({ status: 204, error: null });
  expect(received).toMatchObject([
    { path: "/hook", body: "{}", headers: { "content-type": "application/json" } },
  ]);
});

test("redirects are not followed", async () => {
  const elsewhere = await startReceiver();
  const { url } = await startReceiver((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  );
  expect(await send(url)).toEqual({
    status: 307,
    error: "The answer was 307. Redirects are not followed.",
  });
  expect(elsewhere.received).toEqual([]);
});

test("a response that switches the protocol ends the attempt, too", async () => {
  const closed = Promise.withResolvers<void>();
  const { url } = await startReceiver((response) => {
    response.socket?.on("close", closed.resolve);
    response.writeHead(101, { connection: "upgrade", upgrade: "websocket" }).flushHeaders();
  });
  expect(await send(url)).toEqual({ status: 101, error: "The answer was 101." });
  await closed.promise;
});

test("headers without end are not read", async () => {
  const { url } = await startReceiver((response) =>
    response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${"x".repeat(100_000)}`),
  );
  expect(await send(url)).toEqual({
    status: null,
    error: "The answer is not one of HTTP, or its headers are too long.",
  });
});

test("the body of a response is not read, however long it is", async () => {
  const closed = Promise.withResolvers<void>();
  const { url } = await startReceiver((response) => {
    response.on("close", closed.resolve);
    response.writeHead(200).write("x");
  });
  expect(await send(url)).toEqual({ status: 200, error: null });
  await closed.promise;
});

test("an address that does not answer is given up", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await startReceiver(() => asked.resolve());
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const response = send(url);
  await asked.promise;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  late.abort();
  expect(await response).toEqual({
    status: null,
    error: "There was no answer within 10 seconds.",
  });
  timeout.mockRestore();
});

test("a failure is reported in a sentence, without the address", async () => {
  const { url } = await startReceiver();
  const secure = url.replace("http:", "https:");
  expect(await send(secure)).toEqual({ status: null, error: "The connection could not be made." });
  expect(await send("http://127.0.0.1:1/")).toEqual({
    status: null,
    error: "The connection was refused.",
  });
  expect(await send("https://nobody.invalid/")).toMatchObject({
    error: expect.stringMatching(/^The name of this address /),
  });
});

test("a public site contacts no address inside its network, by number or by name", async () => {
  const { url, received } = await startReceiver();
  const rejected = { status: null, error: "This address leads into the network of the site." };
  expect(await send(url, true)).toEqual(rejected);
  expect(await send(url.replace("127.0.0.1", "localhost"), true)).toEqual(rejected);
  expect(received).toEqual([]);
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false], // cloud metadata
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["::7f00:1", false], // 127.0.0.1, as IPv4-compatible IPv6
  ["4000::1", false], // not allocated
  ["93.184.216.34", true],
  ["2606:2800:220:1:248:1893:25c8:1946", true],
])("%s is public: %s", (address, isAnybodys) => {
  expect(isOutside(address)).toBe(isAnybodys);
});

test.each(["https://2130706433/", "https://0x7f.1/", "https://[::ffff:127.0.0.1]/", "https://0/"])(
  "%s is recognized as an address of this machine",
  (url) => expect(() => checkOutside(new URL(url))).toThrow(InsideNetworkError),
);

test("the connection uses exactly the address that was resolved and checked", async () => {
  const look = (options: { all: boolean }) =>
    new Promise((resolve) =>
      lookupOutside("93.184.216.34", options, (error, address, family) =>
        resolve([error, address, family]),
      ),
    );
  expect(await look({ all: true })).toEqual([
    null,
    [{ address: "93.184.216.34", family: 4 }],
    undefined,
  ]);
  expect(await look({ all: false })).toEqual([null, "93.184.216.34", 4]);
});
