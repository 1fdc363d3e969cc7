import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = list.split("\n").filter((file) => existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith(".md"));
const names = new Set(files.map((file) => basename(file)));

/** The text without code blocks, whose contents are no links. */
const prose = (text) => text.replace(/^```.*?^```/gms, "");

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

function readAnchors(file) {
  const headings = prose(readFileSync(join(root, file), "utf8")).matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading]) => toAnchor(heading));
}

/** Finds the fault of a link in a document; null if it has none. */
function findFault(document, link) {
  if (/^[a-z]+:/i.test(link)) return null;
  const [path, anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), decodeURIComponent(path));
  if (!existsSync(join(root, target))) return `${link}: no such file`;
  if (anchor === undefined || !target.endsWith(".md")) return null;
  return readAnchors(target).includes(anchor) ? null : `${link}: no such heading`;
}

/** Paths in backticks that begin with a folder of the repository, without placeholders. */
function findMissingPaths(text) {
  const paths = [...text.matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(([, path]) => path);
  return paths
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path}: no such path`);
}

/** Names of source files in backticks that no file has. */
function findMissingNames(text) {
  const found = [...text.matchAll(/`([\w.-]+\.(?:mjs|tsx?))`/g)].map(([, name]) => name);
  return found.filter((name) => !names.has(name)).map((name) => `${name}: no file has this name`);
}

test("there are documents", () => expect(documents.length).toBeGreaterThan(10));

test.for(documents)("the links and paths of %s exist", (document) => {
  const text = prose(readFileSync(join(root, document), "utf8"));
  const links = [...text.replace(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link]) => link,
  );
  const faults = links.map((link) => findFault(document, link)).filter((fault) => fault !== null);
  expect([...faults, ...findMissingPaths(text), ...findMissingNames(text)]).toEqual([]);
});
