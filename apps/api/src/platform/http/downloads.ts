import { Readable } from "node:stream";
import { organization } from "@headwaters/contracts";
import type { FastifyReply } from "fastify";
import { JSON_TYPE } from "../response-cache/cachedResponse.ts";

/** "2026-11-22", in the organization's time zone. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: organization.timeZone });

/**
 * Streams a text as a file. A CSV file ("applications.csv") gets the date in its name; an error aborts
 * the download, so that a partial file is not taken for a complete one.
 */
export function sendFile(reply: FastifyReply, file: string, pieces: AsyncIterable<string>) {
  const isTable = file.endsWith(".csv");
  const name = isTable ? file.replace(/\.csv$/, `-${today()}.csv`) : file;
  return reply
    .type(isTable ? "text/csv; charset=utf-8" : JSON_TYPE)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}
