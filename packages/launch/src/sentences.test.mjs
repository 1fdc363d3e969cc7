import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const args = ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.css"];
const list = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
const files = list.filter((file) => file !== "" && existsSync(join(root, file)));
const sources = files.filter((file) => !file.startsWith("packages/artwork/"));

const COMMENT = /(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|(?:\/\/ .*(?:\n[ \t]*(?=\/\/ ))?)+)/gm;
const MARKS = /\*\/|^[ \t]*(?:\/\/|\/?\*+)/gm;
const TITLE = /(?:\b(?:test|it|describe)\b[.\w]*|\))\(\s*(["`])((?:(?!\1).)*)\1/g;
const STATEMENT = /(?:^|[.:;!?)] )((?:Who|Whoever|Whom|What)\b[^.!?]*(?:[.!]|$))/g;

const readComments = (text) =>
  [...text.matchAll(COMMENT)].map(([words]) =>
    words.replace(MARKS, "").replace(/\s+/g, " ").trim(),
  );
const readTitles = (text) =>
  [...text.matchAll(TITLE)].map(([, , title]) =>
    title.replace(/^./, (first) => first.toUpperCase()),
  );

test("no statement in a comment or test title begins with who, whoever, whom or what", () => {
  const faults = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const words = [...readComments(text), ...readTitles(text)];
    const found = words.flatMap((part) => [...part.matchAll(STATEMENT)]);
    return found.map(([, statement]) => `${file}: ${statement}`);
  });
  expect(faults).toEqual([]);
});
