import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariables, theme } from "../src/ui/theme.ts";

/**
 * Mantine's colors that its components use by default; our theme replaces or ignores the others.
 */
const USED_COLORS = ["gray"];

function listVariables() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const unused = Object.keys(DEFAULT_THEME.colors).filter(
    (color) => !USED_COLORS.includes(color) && !(color in (theme.colors ?? {})),
  );
  // Headings have the sizes of styles/base.css, and only the primary color has variants.
  const isUsed = (name: string) =>
    !/^--mantine-h\d-/.test(name) &&
    !/^--mantine-color-(?!ocean)\w+-(text|filled|light|outline)/.test(name) &&
    !unused.some((color) => name.startsWith(`--mantine-color-${color}-`));
  const select = (variables: Record<string, string>) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => isUsed(name)));
  return { variables: select(all.variables), light: select(all.light), dark: select(all.dark) };
}

/**
 * Appends Mantine's variables with our theme to the application's style sheet. MantineProvider
 * would write all of them into every page, with unused colors.
 */
export function mantineVariables(): Plugin {
  return {
    name: "headwaters:mantine-variables",
    enforce: "pre",
    transform: {
      filter: { id: /\/ui\/styles\/index\.css$/ },
      handler: (css) => `${css}\n${convertCssVariables(listVariables(), ":root")}`,
    },
  };
}
