import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkMailServer, StartError } from "../../config.ts";
import { type DoctorContext, type Finding, failed, ok, skipped } from "./check.ts";
import { readDatabase } from "./database.ts";

const LIMIT = 10_000;
const ADVICE = "Start the site, and let the name of PUBLIC_URL and its proxy lead to it.";

/** Checks by PUBLIC_URL that this site answers, with an article that only its database has. */
export async function checkPublicUrl(context: DoctorContext): Promise<Finding> {
  const { publicUrl } = context.config;
  const get = (path: string) =>
    fetch(`${publicUrl}${path}`, { signal: AbortSignal.timeout(LIMIT), redirect: "manual" });
  let response: Response;
  try {
    response = await get("/readyz");
  } catch (error) {
    const { cause, name } = Object(error) as { cause?: { code?: string }; name?: string };
    return failed(`${publicUrl} cannot be reached (${cause?.code ?? name}).`, ADVICE);
  }
  const body = await response.text();
  if (body === '{"status":"not ready"}') {
    return failed(`The site at ${publicUrl} is not ready.`, "Look at its database and its log.");
  }
  if (response.status !== 200 || body !== '{"status":"ready"}') {
    return failed(`${publicUrl} is not answered by this site (${response.status}).`, ADVICE);
  }
  const article = await findArticle(context);
  if (article !== null && (await get(`/api/news/${article}`)).status === 404) {
    return failed(`${publicUrl} is answered by a site with another database.`, ADVICE);
  }
  return ok(`${publicUrl} is answered by this site.`);
}

/** Finds the id of a public article; null without one, or if the database is unreachable. */
async function findArticle(context: DoctorContext): Promise<string | null> {
  return readDatabase(context, async (client) => {
    const { rows } = await client.query("SELECT id FROM news_articles WHERE published LIMIT 1");
    return rows[0]?.id ?? null;
  }).catch(() => null); // other checks report problems of the database
}

/** The site itself does not terminate TLS, so an https address implies a proxy. */
export function checkProxies({ config }: DoctorContext): Finding {
  const { trustProxy, publicUrl, port } = config;
  const url = new URL(publicUrl);
  if (url.protocol === "https:" && trustProxy === 0) {
    return failed(
      "PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is not set: rate limits take all visitors for one.",
      "Set TRUST_PROXY to the number of proxies.",
    );
  }
  const isDirect = url.protocol === "http:" && Number(url.port || 80) === port;
  if (isDirect && trustProxy > 0) {
    return failed(
      "PUBLIC_URL leads to the site itself, but TRUST_PROXY is set: visitors can choose the address by which rate limits count them.",
      "Unset TRUST_PROXY, or set PUBLIC_URL to the address of the proxy.",
    );
  }
  if (trustProxy === 0) return ok("None is trusted, and none is to be seen.");
  return skipped(
    `TRUST_PROXY is ${trustProxy}; whether there are as many cannot be seen from here.`,
  );
}

/** Minimum free disk space, in bytes, for uploads, logs and the database. */
const MIN_FREE = 1024 ** 3;

/** Checks settings that readConfig accepts, but the start rejects or a public site should not have. */
export function checkConfiguration({ config }: DoctorContext): Finding {
  try {
    checkMailServer(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return failed(error.message, "");
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  const isTrial = hostname === "localhost" || !config.isPublic;
  if (protocol === "http:" && !isTrial) {
    return failed(
      "PUBLIC_URL is not https, so passwords and cookies can be read on their way.",
      "Put a proxy with TLS in front and set PUBLIC_URL to its https address.",
    );
  }
  return ok(
    config.isPublic ? "It is complete, for a public site." : "It is complete, for a local site.",
  );
}

export async function checkDisk({ config }: DoctorContext): Promise<Finding> {
  // The folder of the cluster may be a link to another disk.
  const folders = [config.dataDir, join(config.dataDir, "postgres")];
  const free = await Promise.all(folders.map(readFree));
  const least = Math.min(...free);
  const message = `${(least / 1024 ** 3).toFixed(1)} GB are free for the data folder.`;
  if (least >= MIN_FREE) return ok(message);
  return failed(message, "Make room: 1 GB at least.");
}

/** Returns the free bytes for this user in a folder, or where it will be created. */
async function readFree(folder: string): Promise<number> {
  if (!existsSync(folder)) return readFree(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
