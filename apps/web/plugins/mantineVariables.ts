import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariables, theme } from "../src/ui/theme.ts";

type Variables = Record<string, string>;

const { resolve } = createRequire(import.meta.url);
const componentStyles = join(dirname(resolve("@mantine/core/styles.css")), "styles");

const named = (text: string) => text.match(/--mantine-[\w-]+/g) ?? [];

/** CSS variables that Mantine's components use. */
function namedByComponents(): string[] {
  return globSync("*.layer.css", { cwd: componentStyles })
    .filter((file) => !file.startsWith("default-css-variables"))
    .flatMap((file) => named(readFileSync(join(componentStyles, file), "utf8")));
}

/** Mantine's variables with our theme, without the shades of its colors that nothing refers to. */
function variablesInUse() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const foreign = Object.keys(DEFAULT_THEME.colors).filter(
    (name) => !(name in (theme.colors ?? {})),
  );
  const foreignShade = new RegExp(`^--mantine-color-(?:${foreign.join("|")})-`);

  const used = new Set(namedByComponents());
  const inUse = (variables: Variables) =>
    Object.entries(variables).filter(([name]) => !foreignShade.test(name) || used.has(name));
  const groups: Variables[] = [all.variables, all.light, all.dark];
  // Used variables may refer to others, so repeat until nothing new is found.
  for (let before = -1; before < used.size; ) {
    before = used.size;
    for (const [, value] of groups.flatMap(inUse)) {
      for (const name of named(value)) used.add(name);
    }
  }
  const [variables = {}, light = {}, dark = {}] = groups.map((group) =>
    Object.fromEntries(inUse(group)),
  );
  return { variables, light, dark };
}

/** Source of the replacement of a Mantine module, by name; see below. */
const replaced: Record<string, () => string> = {
  MantineCssVariables: () => "export const MantineCssVariables = () => null;",
  MantineClasses: () => "export const MantineClasses = () => null;",
  "default-colors": () => {
    const { variables } = variablesInUse();
    const inUse = Object.entries(DEFAULT_THEME.colors).filter(([color]) =>
      Object.keys(variables).some((name) => name.startsWith(`--mantine-color-${color}-`)),
    );
    return `export const DEFAULT_COLORS = ${JSON.stringify(Object.fromEntries(inUse))};`;
  },
};
const REPLACED = new RegExp(`/MantineProvider/(?:.*/)?(${Object.keys(replaced).join("|")})\\.mjs$`);

/** Every length of Mantine is multiplied by a scale, which our theme leaves at 1. */
const SCALED = /calc\((-?[\d.]+rem)\s*\*\s*var\(--mantine-scale\)\)/g;

/**
 * Lays Mantine's variables into the application's style sheet, which is fetched once. Mantine
 * itself would write them into the HTML of every page, and bring along the code that makes them.
 */
export function mantineVariables(): Plugin {
  return {
    name: "headwaters:mantine-variables",
    enforce: "pre",
    transform: {
      filter: { id: /\/ui\/styles\/index\.css$/ },
      handler: (css) => `${css}\n${convertCssVariables(variablesInUse(), ":root")}`,
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = String(file.source).replace(SCALED, "$1");
      }
    },
    load: {
      filter: { id: REPLACED },
      handler: (id) => replaced[REPLACED.exec(id)?.[1] ?? ""]?.(),
    },
  };
}
