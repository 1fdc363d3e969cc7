import { randomUUID } from "node:crypto";
import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { createClient } from "@headwaters/db";
import Fastify, { type FastifyInstance, type RouteHandler } from "fastify";

/** The name of the request header with the account's id, instead of a session. */
export const ACCOUNT = "x-account";

/** About as long as the site's mail. */
const TEXT = "A seat at the pond is yours. ".repeat(40);
const HTML = `<p>${"A seat at the pond is yours. ".repeat(200)}</p>`;

/**
 * The baseline of registering: takes the lock of the event, and writes a registration, its mail and
 * the mail's job in one transaction of plain SQL. Both are finished, so that no site sends them.
 * @param sendPage answers GET of all events
 */
export function bareRegistrations(
  connectionString: string,
  sendPage: RouteHandler,
): FastifyInstance {
  const { pool } = createClient(connectionString);
  const app = Fastify();
  app.get("/events/:id", sendPage);
  app.post<{ Params: { id: string } }>("/api/events/:id/registrations", async (request) => {
    const event = request.params.id;
    const account = request.headers[ACCOUNT];
    const [party, registration, mail] = [randomUUID(), randomUUID(), randomUUID()];
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const locked = await client.query(
        `SELECT "currentParticipants" < "maxParticipants" AS "isFree"
        FROM events WHERE id = $1 FOR UPDATE`,
        [event],
      );
      const isFree: boolean = locked.rows[0].isFree;
      const status = isFree ? "confirmed" : "waiting";
      await client.query(
        `INSERT INTO registration_parties (id, "eventId", "userId", "termsVersion", "termsAgreedAt")
        VALUES ($1, $2, $3, $4, now())`,
        [party, event, account, REGISTRATION_TERMS_VERSION],
      );
      await client.query(
        `INSERT INTO registrations (id, "eventId", "partyId", "userId", "firstName", status)
        VALUES ($1, $2, $3, $4, 'Ana', $5)`,
        [registration, event, party, account, status],
      );
      if (isFree) {
        await client.query(
          `UPDATE events SET "currentParticipants" = "currentParticipants" + 1 WHERE id = $1`,
          [event],
        );
      }
      await client.query(
        `INSERT INTO mails (id, kind, recipient, subject, text, html, status)
        VALUES ($1, 'registered', 'ana@example.org', 'A crowd', $2, $3, 'sent')`,
        [mail, TEXT, HTML],
      );
      await client.query(
        "INSERT INTO pgboss.job (name, data, state) VALUES ('mail', $1, 'completed')",
        [{ id: mail }],
      );
      await client.query("COMMIT");
      client.release();
      return [{ id: registration, status }];
    } catch (error) {
      client.release(true); // ends the transaction
      throw error;
    }
  });
  return app;
}
