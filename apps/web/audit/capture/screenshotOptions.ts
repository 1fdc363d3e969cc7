import { parseArgs } from "node:util";

export interface ScreenshotOptions {
  /** The route to photograph; all routes by default. */
  page: string | undefined;
  /** The address of a running site; by default the command starts one. */
  site: string | undefined;
  /** The pictures of the guides in apps/docs/guides instead. */
  guides: boolean;
  /** Registers an account on the site, for pictures of members' pages. */
  asMember: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads the command's arguments.
 * @throws Error with a sentence for the caller if they would write to a shared site
 */
export function readOptions(args: string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: "string" },
      site: { type: "string" },
      guides: { type: "boolean", default: false },
      "as-member": { type: "boolean", default: false },
    },
  });
  const { page, site, guides } = values;
  if (guides && site !== undefined) {
    throw new Error("--guides fills a site with people and messages, so it starts one itself.");
  }
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? "")) {
    throw new Error("--site must be an address that starts with http:// or https://.");
  }
  if (site !== undefined && values["as-member"] && !LOOPBACK.test(new URL(site).hostname)) {
    throw new Error(
      `--as-member registers accounts, so it is refused for ${site}: only a site on this machine (localhost) takes it.`,
    );
  }
  // A site that the command starts itself is deleted afterwards.
  return {
    page,
    guides,
    site: site?.replace(/\/+$/, ""),
    asMember: site === undefined || values["as-member"],
  };
}
