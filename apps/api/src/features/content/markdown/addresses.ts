import type { Root } from "hast";
import { visit } from "unist-util-visit";

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** "HTTPS://…" is as good as "https://…"; the sanitizer knows schemes in lower case only. */
export function lowerSchemes(tree: Root) {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      properties[name] = address.replace(SCHEME, (scheme) => scheme.toLowerCase());
    }
  });
}
