// Finds what has changed, for npx pnpm test --changed.
import { spawnSync } from "node:child_process";
import { env, root, windows } from "../../install.mjs";
import { playwright, web } from "../parts.mjs";
import { chooseSpecsByFeature } from "./files.mjs";

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** Finds the commit to compare with: the one at which the branch left main; on main itself HEAD. */
function findBase() {
  for (const main of ["main", "origin/main"]) {
    try {
      return git("merge-base", "HEAD", main).trim();
    } catch {
      // This clone has no such branch.
    }
  }
  return "HEAD";
}

/** Lists the files that have changed since the branch left main, committed or not: `{ base, files }`. */
export function findChanges() {
  const base = findBase();
  const tracked = git("diff", "--name-only", "-z", base);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return { base, files: `${tracked}${untracked}`.split("\0").filter((path) => path !== "") };
}

/**
 * Chooses the browser specs for a change: those that import a changed file, and those that are named
 * after a feature. After a change of Playwright's configuration it chooses all.
 */
export function chooseChangedSpecs(specs, { base, files }) {
  if (files.includes("apps/web/playwright.config.ts")) return specs;
  const named = chooseSpecsByFeature(specs, files);
  // Specs import files of the web application and of packages only.
  const importable = files.some((path) => /^(apps\/web|packages)\//.test(path));
  const importing = importable ? listImportingSpecs(base) : [];
  return specs.filter((spec) => named.includes(spec) || importing.includes(spec));
}

function listImportingSpecs(base) {
  const args = ["test", "--list", `--only-changed=${base}`, "--reporter=json"];
  const { status, stdout, stderr } = spawnSync(playwright, args, {
    cwd: web,
    env,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: windows,
  });
  if (status !== 0) throw new Error(`The browser tests could not be listed:\n${stdout}${stderr}`);
  return JSON.parse(stdout).suites.map(({ file }) => `apps/web/e2e/${file}`);
}
