import { callbackify } from "node:util";
import type { Session } from "fastify";
import type { Pool } from "pg";
import type { AccountSessionStore } from "../../../platform/http/sessions/session.ts";
import { type SelectedAccount, selectAccount, toUser } from "../users.ts";

/** Selects the session with the id $1 and its account, unless it expired before $2, s since 1970. */
export const SESSION_QUERY = `
  SELECT sess, ${selectAccount("sess ->> 'userId'")} AS account
  FROM sessions WHERE sid = $1 AND expire >= to_timestamp($2)`;

interface Row {
  sess: Session;
  account: SelectedAccount;
}

/** The values of `sess` and `expire`. The account is never stored. */
function toColumns({ account: _account, ...sess }: Session) {
  return [sess, (sess.cookie.expires?.getTime() ?? 0) / 1_000] as const;
}

/**
 * Sessions in the table `sessions`, in the format of connect-pg-simple. A query reads a session with
 * its account. The job deleteExpiredSessions deletes expired ones.
 */
export const createSessionStore = (pool: Pool): AccountSessionStore => ({
  get: callbackify(async (sid: string) => {
    const { rows } = await pool.query<Row>(SESSION_QUERY, [sid, Date.now() / 1_000]);
    const [row] = rows;
    return row ? { ...row.sess, account: toUser(row.account) } : null;
  }),

  set: callbackify(async (sid: string, session: Session) => {
    await pool.query(
      `INSERT INTO sessions (sid, sess, expire) VALUES ($3, $1, to_timestamp($2))
       ON CONFLICT (sid) DO UPDATE SET sess = $1, expire = to_timestamp($2)`,
      [...toColumns(session), sid],
    );
  }),

  destroy: callbackify(async (sid: string) => {
    await pool.query("DELETE FROM sessions WHERE sid = $1", [sid]);
  }),

  async renew(sid, session) {
    const { rowCount } = await pool.query(
      "UPDATE sessions SET sess = $1, expire = to_timestamp($2) WHERE sid = $3",
      [...toColumns(session), sid],
    );
    return rowCount === 1;
  },
});
