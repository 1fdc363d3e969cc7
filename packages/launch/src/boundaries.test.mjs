import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const biome = join(root, "node_modules/.bin/biome");
const features = "apps/api/src/features";

const METHODS = [
  (path) => `import { a } from "${path}";\nconsole.log(a);\n`,
  (path) => `import type { A } from "${path}";\nexport type B = A;\n`,
  (path) => `export { a } from "${path}";\n`,
  (path) => `export const load = () => import("${path}");\n`,
  (path) => `export type A = import("${path}").A;\n`,
];

/** File and import; each is written in every way that names a module. */
const rejected = [
  ["apps/api/src/platform/x.ts", "../features/accounts/index.ts"],
  ["apps/api/src/platform/http/x.ts", "../../startup/database.ts"],
  ["apps/api/src/platform/x.ts", "../config.ts"],
  [`${features}/accounts/x.ts`, "../content/index.ts"],
  [`${features}/content/news/x.ts`, "../../registrations/index.ts"],
  [`${features}/content/x.ts`, "../accounts/locks.ts"],
  [`${features}/registrations/x.ts`, "../accounts/emails/index.ts"],
  [`${features}/membership/x.ts`, "../webhooks/index.ts"],
  [`${features}/webhooks/x.ts`, "../staff/index.ts"],
  [`${features}/webhooks/x.ts`, "../accounts/users.ts"],
  [`${features}/staff/people/list/x.ts`, "../../../webhooks/index.ts"],
  [`${features}/staff/x.ts`, "../../startup/demo.ts"],
  [`${features}/staff/x.ts`, "../../app.ts"],
  [`${features}/staff/x.ts`, "@trpc/server"],
  ["apps/api/src/app.ts", "./features/accounts/locks.ts"],
  ["apps/api/src/commands/x.ts", "../features/staff/people/roles.ts"],
  ["apps/api/src/startup/x.ts", "../features/staff/people/roles.ts"],
  ["apps/api/src/platform/x.ts", "@headwaters/testing/site"],
  ["apps/api/src/platform/x.ts", "@headwaters/web"],
  ["apps/web/src/lib/x.ts", "../ui/theme.ts"],
  ["apps/web/src/lib/api/x.ts", "#ui/theme.ts"],
  ["apps/web/src/ui/x.tsx", "#layout/SiteLayout.tsx"],
  ["apps/web/src/layout/x.tsx", "#features/content"],
  ["apps/web/src/layout/x.tsx", "../features/content/index.ts"],
  ["apps/web/src/layout/hero/x.tsx", "#app/routes.tsx"],
  ["apps/web/src/features/accounts/x.tsx", "#features/webhooks"],
  ["apps/web/src/features/content/news/x.tsx", "#features/registrations"],
  ["apps/web/src/features/webhooks/x.tsx", "#features/staff"],
  ["apps/web/src/features/staff/people/x.tsx", "#features/webhooks"],
  ["apps/web/src/features/content/news/x.tsx", "../../accounts/auth/AuthPage.tsx"],
  ["apps/web/src/features/site/x.tsx", "#app/routes.tsx"],
  ["apps/web/src/lib/x.ts", "@headwaters/api"],
  ["apps/web/src/lib/x.ts", "@headwaters/db"],
  ["apps/web/src/lib/x.ts", "@headwaters/testing/site"],
  ["apps/web/src/lib/x.ts", "../../../../packages/contracts/src/index.ts"],
  ["packages/contracts/src/x.ts", "@headwaters/db"],
  ["packages/contracts/src/x.ts", "node:fs"],
  ["packages/contracts/src/content/events/x.ts", "../../registrations/schema.ts"],
  ["packages/contracts/src/accounts/x.ts", "../staff/rules.ts"],
  ["packages/db/src/x.ts", "@headwaters/contracts"],
  ["packages/db/src/x.ts", "../../contracts/src/index.ts"],
  ["packages/client/src/x.ts", "@headwaters/api"],
  ["packages/testing/src/x.ts", "@headwaters/web"],
];

const allowed = [
  [`${features}/content/x.ts`, "../accounts/index.ts"],
  [`${features}/registrations/emails/x.ts`, "../../content/index.ts"],
  [`${features}/staff/x.ts`, "../registrations/index.ts"],
  [`${features}/staff/x.ts`, "../../platform/hash.ts"],
  [`${features}/staff/people/x.ts`, "../overview.ts"],
  ["apps/api/src/app.ts", "./features/accounts/index.ts"],
  [`${features}/accounts/x.test.ts`, "../staff/people/roles.ts"],
  ["apps/web/src/layout/x.tsx", "#features/accounts"],
  ["apps/web/src/features/contact/staff/x.tsx", "#features/content"],
  ["apps/web/src/features/staff/people/x.tsx", "#features/registrations"],
  ["apps/web/src/features/site/x.tsx", "#layout/meta/PageMeta.tsx"],
  ["packages/contracts/src/registrations/x.ts", "../content/schema.ts"],
];

/** Expressions of a service, with whether they compare roles. */
const comparisons = [
  ['user.role === "staff"', true],
  ['"leader" !== user?.role', true],
  ['role !== "staff"', true],
  ['user.roles.includes("leader")', true],
  ["`SELECT FROM user_roles WHERE role = 'staff'`", true],
  ["`SELECT FROM user_roles WHERE id = 1 AND role IN ('leader', 'staff')`", true],
  ['can(user, "seeFamilies")', false],
  ["user.roles.includes(role)", false],
  ["`SELECT FROM user_roles WHERE role = ?`", false],
];
const toRightsCase = (index) => `${features}/staff/rights-${index}.ts`;

let folder;
let found;

/** Writes each import into a file of its own, and lints all of them at once. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "headwaters-boundaries-"));
  for (const file of [".biome.json", "packages/launch", "packages/contracts"]) {
    const isRule = (path) => /(?:\.grit|\.json|launch|contracts)$/.test(path);
    cpSync(join(root, file), join(folder, file), { recursive: true, filter: isRule });
  }
  for (const [file, path] of [...rejected, ...allowed]) {
    for (const [index, write] of METHODS.entries()) {
      const written = join(folder, toCase(file, path, index));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, write(path));
    }
  }
  for (const [index, [expression]] of comparisons.entries()) {
    writeFileSync(join(folder, toRightsCase(index)), `export const x = () => ${expression};\n`);
  }
  const options = ["lint", "--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false"];
  const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout);
  const isOurs = ({ category }) => category === "plugin";
  found = new Set(diagnostics.filter(isOurs).map(({ location }) => toPath(location)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toPath = ({ path }) => (typeof path === "string" ? path : path.file);

/** "x.ts" becomes a name for this import; files like app.ts keep theirs in a folder of the case. */
function toCase(file, path, index) {
  const name = `${path.replace(/\W+/g, "-")}-${index}`;
  return file.includes("/x.") ? file.replace("/x.", `/${name}.`) : join("cases", name, file);
}

const findIn = (file, path) => METHODS.map((_, index) => found.has(toCase(file, path, index)));

test.each(rejected)("%s may not import %s", (file, path) => {
  expect(findIn(file, path)).toEqual(METHODS.map(() => true));
});

test.each(allowed)("%s may import %s", (file, path) => {
  expect(findIn(file, path)).toEqual(METHODS.map(() => false));
});

test.each(comparisons.map((row, index) => [...row, index]))(
  "a service may not compare roles: %s (%s)",
  (_expression, isRefused, index) => {
    expect(found.has(toRightsCase(index))).toBe(isRefused);
  },
);

test.each(["api", "web"])("the rules name every feature of apps/%s", (app) => {
  const rules = readFileSync(join(root, "packages/launch/feature-boundaries.grit"), "utf8");
  const entries = readdirSync(join(root, `apps/${app}/src/features`), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.filter((name) => !new RegExp(`[/(|]${name}[)|/]`).test(rules))).toEqual([]);
});
