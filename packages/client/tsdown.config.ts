import { defineConfig } from "tsdown";

/**
 * Plain JavaScript, and declarations without imports: those of tRPC name packages that a client
 * does not need.
 */
export default defineConfig({
  entry: "src/index.ts",
  // The root of all sources, including the contracts. It sets a single thread, because with several the
  // compiler leaves out some files of the contracts in some runs.
  tsconfig: "../../.tsconfig.client.json",
  dts: true,
  deps: {
    alwaysBundle: /^@headwaters\//,
    onlyBundle: false,
    dts: { alwaysBundle: /^[^.]/ },
  },
});
