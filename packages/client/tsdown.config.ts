import { defineConfig } from "tsdown";

/** Plain JavaScript, and declarations that name no other package: those of tRPC name packages that nobody needs. */
export default defineConfig({
  entry: "src/index.ts",
  // The root of the sources, the contracts among them.
  tsconfig: "../../.tsconfig.client.json",
  dts: true,
  deps: {
    alwaysBundle: /^@headwaters\//,
    onlyBundle: false,
    dts: { alwaysBundle: /^[^.]/ },
  },
});
