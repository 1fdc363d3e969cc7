import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const packageFolder = dirname(dirname(require.resolve("@sparticuz/chromium")));
const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  version: string;
};
const folder = join(import.meta.dirname, "../../node_modules/.cache", `chromium-${version}`);

/**
 * The package's own configuration names font folders of another machine. If no font is installed,
 * Chromium shows web fonts only if the page preloads them.
 */
const fonts = join(folder, "fonts");
const fontsConfiguration = `<fontconfig><dir>${join(fonts, "fonts")}</dir><cachedir>${join(fonts, "cache")}</cachedir></fontconfig>\n`;

/** Unpacks the Chromium of the npm package, once for each installation. */
async function unpack() {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial; // the package unpacks into the temporary folder
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  await inflate(join(packageFolder, "bin/al2023.tar.br"));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  writeFileSync(join(partial, "fonts/fonts.conf"), fontsConfiguration);
  if (existsSync(folder)) rmSync(partial, { recursive: true });
  else renameSync(partial, folder); // The rename makes the folder appear complete.
}

/** Returns path and environment of a Chromium that runs on any Linux machine. */
export async function chromium() {
  if (!existsSync(folder)) await unpack();
  const executablePath = join(folder, "chromium");
  const withFonts = { ...process.env, FONTCONFIG_PATH: fonts };
  const starts = spawnSync(executablePath, ["--version"], { env: withFonts }).status === 0;
  // A minimal machine lacks libraries that Chromium needs. The package contains them.
  const env = starts ? withFonts : { ...withFonts, LD_LIBRARY_PATH: join(folder, "al2023/lib") };
  return { executablePath, env: env as Record<string, string> };
}
