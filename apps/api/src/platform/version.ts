import manifest from "../../../../package.json" with { type: "json" };

/** The version of the site, from the root package.json. */
export const { version } = manifest;
