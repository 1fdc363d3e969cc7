import pg from "pg";
import { vi } from "vitest";

/**
 * Returns the statements of a transaction of some work, without values, from BEGIN to COMMIT;
 * `including` is a part of one of them.
 */
export async function countStatements(
  work: () => Promise<unknown>,
  { including }: { including: string },
): Promise<string[]> {
  const querying = vi.spyOn(pg.Client.prototype, "query");
  const { calls, contexts } = querying.mock;
  await work().finally(() => querying.mockRestore());
  const texts = calls.map(([query]) => {
    const { text = String(query) } = query as { text?: string };
    return text;
  });
  // The site's concurrent work uses other connections.
  const at = texts.findIndex((text) => text.includes(including));
  const own = texts.filter((_text, index) => contexts[index] === contexts[at]);
  const middle = own.findIndex((text) => text.includes(including));
  const begin = own.lastIndexOf("BEGIN", middle);
  return own.slice(begin, own.indexOf("COMMIT", middle) + 1);
}
