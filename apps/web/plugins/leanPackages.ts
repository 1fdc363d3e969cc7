import type { Plugin } from "vite";

const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const MADE_BY_REACT =
  /^((?:var|const|let) [\w$]+ = )((?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets what nobody uses of the packages be left out. Names of components, which are for developers'
 * tools, are writes that would keep them; the bundler cannot know that React's calls only make; and
 * the one build that React Router offers to bundlers has its warnings switched on.
 */
export function leanPackages(): Plugin {
  return {
    name: "headwaters:lean-packages",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, "")
          .replace(MADE_BY_REACT, "$1/* @__PURE__ */ $2")
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
        map: null,
      }),
    },
  };
}
