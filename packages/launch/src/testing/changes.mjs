// Asks git what changed, for npx pnpm test --changed.
import { spawnSync } from "node:child_process";
import { env, root, windows } from "../install.mjs";
import { chooseSpecsByFeature } from "./files.mjs";
import { playwright, web } from "./parts.mjs";

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** The commit to compare with: where the branch left main, which on main itself is HEAD. */
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

/** What changed since the branch left main, committed or not: `{ base, files }`. */
export function findChanges() {
  const base = findBase();
  const tracked = git("diff", "--name-only", "-z", base);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return { base, files: `${tracked}${untracked}`.split("\0").filter((path) => path !== "") };
}

/**
 * The browser specs that a change touches: by imports (a spec or its support), as Playwright finds
 * them, and by the name of a feature. All of them, where Playwright's configuration changed.
 */
export function chooseChangedSpecs(specs, { base, files }) {
  if (files.includes("apps/web/playwright.config.ts")) return specs;
  const named = chooseSpecsByFeature(specs, files);
  // What specs import lies in the web application and in packages.
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
