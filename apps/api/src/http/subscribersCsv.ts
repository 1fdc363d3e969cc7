import { pipeline, Readable } from "node:stream";
import type { Subscriber } from "@headwaters/contracts";
import { TRPCError } from "@trpc/server";
import { stringify } from "csv-stringify";
import type { FastifyPluginAsync } from "fastify";
import type { CreateContext } from "./context.ts";

const columns: [header: string, value: (subscriber: Subscriber) => string][] = [
  ["Email", ({ email }) => email],
  ["Status", ({ status }) => status],
  ["Subscribed", ({ createdAt }) => createdAt.toISOString()],
  ["Confirmed", ({ confirmedAt }) => confirmedAt?.toISOString() ?? ""],
  ["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? ""],
];

/** Everyone on the list, as a file for a spreadsheet: of any length, a batch at a time. */
export const subscribersCsv: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  app.get("/api/staff/newsletter/subscribers.csv", async (request, reply) => {
    const { services, session } = createContext(request, reply);
    const staff = session.userId === null ? null : await services.accounts.find(session.userId);
    if (staff === null) {
      throw new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
    }
    if (staff.role !== "staff") {
      throw new TRPCError({ code: "NOT_FOUND", message: "There is nothing at this address." });
    }
    // What a spreadsheet would take for a formula is marked as text.
    const csv = stringify({ escape_formulas: true, bom: true, record_delimiter: "windows" });
    csv.write(columns.map(([header]) => header));
    const rows = Readable.from(services.newsletter.exportSubscribers(staff)).map(
      (row: Subscriber) => columns.map(([, value]) => value(row)),
    );
    // Whoever breaks off ends the reading; what fails breaks the file off.
    pipeline(rows, csv, () => {});
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", 'attachment; filename="subscribers.csv"')
      .type("text/csv; charset=utf-8")
      .send(csv);
  });
};
