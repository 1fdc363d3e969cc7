// Ends when PostgreSQL has answered a statement: node answered.fixture.ts <connection string> <statement>
import pg from "pg";

const [connectionString, statement] = process.argv.slice(2);
const client = new pg.Client({ connectionString });
await client.connect();
let answered: number | null = 0;
while (answered === 0) {
  // PostgreSQL waits for the next statement only after it has sent the response.
  ({ rowCount: answered } = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND query = $1 AND wait_event = 'ClientRead'
       AND state = 'idle'`,
    [statement],
  ));
}
await client.end();
