import { Readable } from "node:stream";
import { organization } from "@headwaters/contracts";
import type { FastifyReply } from "fastify";

/** "2026-11-22", by the organisation's clock. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: organization.timeZone });

/**
 * Sends a text as a file, a piece at a time, as fast as it is read. A table for spreadsheets
 * ("applications.csv") is saved under its name and the day. What fails half-way breaks the download
 * off, so that nobody takes it for whole.
 */
export function sendFile(reply: FastifyReply, file: string, pieces: AsyncIterable<string>) {
  const isTable = file.endsWith(".csv");
  const name = isTable ? file.replace(/\.csv$/, `-${today()}.csv`) : file;
  return reply
    .type(isTable ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}
