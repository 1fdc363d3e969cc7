import type { Plugin } from "vite";

const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const MADE_BY_REACT =
  /^((?:var|const|let) [\w$]+ = )((?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gm;

/** Its modules do nothing but define, without saying so: links that nobody uses would be kept. */
const ONLY_DEFINES = /\/node_modules\/@trpc\/client\//;

/** Hooks of TanStack Query that tRPC offers, each with an observer of its own, and no page uses. */
const UNUSED_HOOK = /\/@tanstack\/react-query\/.*\/(useQueries|useSuspense\w+|usePrefetch\w+)\.js$/;

/** Groups of buttons, which no page has, would come with every button. */
const BUTTON_GROUPS = /^Button\.Group(?:Section)? = \w+;$/gm;

/**
 * Lets what nobody uses of the packages be left out. Names of components, which are for developers'
 * tools, are writes that would keep them; the bundler cannot know that React's calls only make; and
 * the one build that React Router offers to bundlers has its warnings switched on.
 */
export function leanPackages(): Plugin {
  return {
    name: "headwaters:lean-packages",
    apply: "build",
    load: {
      filter: { id: UNUSED_HOOK },
      handler: (id) => {
        const hook = UNUSED_HOOK.exec(id)?.[1];
        const message = `${hook} is left out of the build: see plugins/leanPackages.ts.`;
        return `export function ${hook}() { throw new Error(${JSON.stringify(message)}); }`;
      },
    },
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler: (code, id) => ({
        code: code
          .replace(DISPLAY_NAME, "")
          .replace(BUTTON_GROUPS, "")
          .replace(MADE_BY_REACT, "$1/* @__PURE__ */ $2")
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
        map: null,
        ...(ONLY_DEFINES.test(id) && { moduleSideEffects: false }),
      }),
    },
  };
}
