import { Readable } from "node:stream";
import { organization } from "@headwaters/contracts";
import type { FastifyReply } from "fastify";

/** "2026-11-22", by the organisation's clock. */
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: organization.timeZone });

/**
 * Sends a table as a file for spreadsheets, a piece at a time: "applications.csv" is saved under its
 * name and the day. What fails half-way breaks the download off, so that nobody takes it for whole.
 */
export function sendCsv(reply: FastifyReply, file: string, pieces: AsyncIterable<string>) {
  const name = file.replace(/\.csv$/, `-${today()}.csv`);
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}
