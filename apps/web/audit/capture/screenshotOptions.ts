import { parseArgs } from "node:util";

export interface ScreenshotOptions {
  /** The route to take pictures of; all of them unless given. */
  page: string | undefined;
  /** The address of a site that runs; one is started unless given. */
  site: string | undefined;
  /** Registers an account on the site, for pictures of members' pages. */
  asMember: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads the command's arguments.
 * @throws Error with a sentence for the caller when they would write to a site that others use
 */
export function readOptions(args: string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: "string" },
      site: { type: "string" },
      "as-member": { type: "boolean", default: false },
    },
  });
  const { page, site } = values;
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? "")) {
    throw new Error("--site must be an address that starts with http:// or https://.");
  }
  if (site !== undefined && values["as-member"] && !LOOPBACK.test(new URL(site).hostname)) {
    throw new Error(
      `--as-member registers accounts, so it is refused for ${site}: only a site on this machine (localhost) takes it.`,
    );
  }
  // The site that the command starts for itself is thrown away afterwards.
  return {
    page,
    site: site?.replace(/\/+$/, ""),
    asMember: site === undefined || values["as-member"],
  };
}
