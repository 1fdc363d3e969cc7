import pg from "pg";

/** A table, with the columns that hold data of their own. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * Lists the tables of the schema "public" from the catalog, so that new ones are included. It
 * leaves out the record of migrations, tables of extensions, and the schema of the job queues,
 * whose jobs the site recreates from the pending rows.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p') AND NOT relispartition
      AND relname <> '_prisma_migrations' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND NOT EXISTS (
        SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    GROUP BY relname ORDER BY relname`);
  return rows;
}

/** Quotes the name of a table or column. */
export const quote = (name: string): string => pg.escapeIdentifier(name);

/** Quotes the columns of a table as a list. */
export const quoteColumns = ({ columns }: Table): string => columns.map(quote).join(", ");

/** Text of values must not depend on the settings of a server or a role. */
export const FIXED_FORMATS = `
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;
