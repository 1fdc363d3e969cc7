import { expect, test } from "vitest";
import { createPrinter, runCommand, schedule } from "./schedule.mjs";

const part = (title, ...waitsFor) => ({ title, waitsFor });

test("a part starts when the parts that it waits for have ended", async () => {
  const events = [];
  const release = new Map();
  const ended = schedule(
    [part("build"), part("lint"), part("tests", "build"), part("browser", "tests", "lint")],
    ({ title }) => {
      events.push(`${title} starts`);
      return new Promise((resolve) => release.set(title, () => resolve(title)));
    },
  );
  await expect.poll(() => events).toEqual(["build starts", "lint starts"]);
  release.get("build")();
  await expect.poll(() => events.at(-1)).toBe("tests starts");
  release.get("tests")();
  release.get("lint")();
  await expect.poll(() => events.at(-1)).toBe("browser starts");
  release.get("browser")();
  expect(await ended).toEqual(["build", "lint", "tests", "browser"]);
});

test("the output of the oldest part is printed at once, and the others follow in one piece each", () => {
  let printed = "";
  const print = createPrinter((text) => {
    printed += text;
  });
  const first = print("first");
  const second = print("second");
  second.write("c");
  first.write("a");
  expect(printed).toBe("\n── first\na");
  second.write("d");
  second.end();
  first.write("b");
  first.end();
  expect(printed).toBe("\n── first\nab\n── second\ncd");
});

test.each([
  ["that succeeds", ["-e", "console.log('hello')"], true, "hello\n"],
  ["that fails", ["-e", "console.error('no'); process.exit(3)"], false, "no\n"],
])(
  "a command %s is reported by its status, and its output is printed",
  async (_, args, ok, text) => {
    let printed = "";
    const print = createPrinter((piece) => {
      printed += piece;
    });
    const result = await runCommand({ title: "x", command: process.execPath, args }, print);
    expect(result.ok).toBe(ok);
    expect(printed).toBe(`\n── x\n${text}`);
  },
);

test("a command that does not exist has failed", async () => {
  const print = createPrinter(() => {});
  const result = await runCommand({ title: "x", command: "no-such-command", args: [] }, print);
  expect(result.ok).toBe(false);
});
