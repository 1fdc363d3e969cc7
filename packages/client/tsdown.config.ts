import { defineConfig } from "tsdown";

/**
 * Plain JavaScript, and declarations without imports: those of tRPC name packages that a client
 * does not need.
 */
export default defineConfig({
  entry: "src/index.ts",
  // The root of all sources, including the contracts.
  tsconfig: "../../.tsconfig.client.json",
  dts: true,
  deps: {
    alwaysBundle: /^@headwaters\//,
    onlyBundle: false,
    dts: { alwaysBundle: /^[^.]/ },
  },
});
