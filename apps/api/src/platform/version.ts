import manifest from "../../../../package.json" with { type: "json" };

/** The version of the site: that of the root package.json. */
export const { version } = manifest;
