// Finds test files, and chooses some of them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../install.mjs";

const ignored = new Set(["node_modules", "dist", "generated", "public", "test-results"]);

/** Lists all test files, as paths below the root folder with slashes. */
export function findTestFiles(folders = ["apps", "packages"]) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return ignored.has(entry.name) || entry.name.startsWith(".") ? [] : findTestFiles([path]);
      }
      return isSpec(path) || isUnitTest(path) ? [path] : [];
    }),
  );
}

/** Returns true if Playwright runs this file; vitest runs the others. */
export const isSpec = (path) => path.startsWith("apps/web/e2e/") && path.endsWith(".spec.ts");

const isUnitTest = (path) => /\.test\.(tsx?|mjs)$/.test(path);

/** Returns true if this file is part of the site, which browser tests start. */
const isSource = (path) =>
  /^(apps|packages)\/(?!artwork\/)[\w-]+\/src\//.test(path) && !isUnitTest(path);

/** Chooses the files whose path contains one of the names; throws if a name matches no file. */
export function chooseByName(files, names) {
  const wanted = names.map((name) => name.replaceAll("\\", "/").replace(/^\.\//, ""));
  for (const name of wanted) {
    if (files.some((file) => file.includes(name))) continue;
    const similar = findSimilar(files, name);
    const hint = similar.length > 0 ? ` Near names:\n  ${similar.join("\n  ")}` : "";
    throw new Error(`No test file's path contains "${name}".${hint}`);
  }
  return files.filter((file) => wanted.some((name) => file.includes(name)));
}

/** Finds up to five files whose names share the most pairs of letters with this name. */
function findSimilar(files, name) {
  const pairs = (text) => {
    const letters = text.replace(/^.*\//, "").replace(/\.(faults\.)?(test|spec)\.\w+$/, "");
    const lower = letters.toLowerCase();
    return new Set(Array.from(lower, (_, index) => lower.slice(index, index + 2)).slice(0, -1));
  };
  const wanted = pairs(name);
  const similarity = (file) => {
    const own = pairs(file);
    const common = [...own].filter((pair) => wanted.has(pair)).length;
    return (2 * common) / (own.size + wanted.size || 1);
  };
  return files
    .map((file) => ({ file, score: similarity(file) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ file }) => file);
}

/**
 * Chooses browser specs by the names of features: a word of the spec's name (`staff-messages`) is a
 * folder or a file on the path of a changed source. It is a heuristic, because specs do not import
 * the sources of the site.
 */
export function chooseSpecsByFeature(specs, changed) {
  const sources = changed.filter((path) => isSource(path));
  const words = new Set(
    sources.flatMap((path) => {
      const below = path
        .replace(/\.\w+$/, "")
        .split("/")
        .slice(3); // of apps/web/src
      return below.map((word) => word.toLowerCase());
    }),
  );
  return specs.filter((spec) => {
    const name = spec.replace(/^.*\//, "").replace(".spec.ts", "");
    return words.has(name.replaceAll("-", "")) || name.split("-").some((word) => words.has(word));
  });
}
