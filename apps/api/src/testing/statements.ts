import pg from "pg";
import { vi } from "vitest";

/**
 * The statements, without their values, of the transaction that some work made and that has this in
 * one of them, from BEGIN to COMMIT.
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
  // Other work of the site, which goes on meanwhile, has connections of its own.
  const at = texts.findIndex((text) => text.includes(including));
  const own = texts.filter((_text, index) => contexts[index] === contexts[at]);
  const middle = own.findIndex((text) => text.includes(including));
  const begin = own.lastIndexOf("BEGIN", middle);
  return own.slice(begin, own.indexOf("COMMIT", middle) + 1);
}
