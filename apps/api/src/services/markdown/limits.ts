import { createContext, Script } from "node:vm";
import { visit } from "unist-util-visit";

const MAX_MILLISECONDS = 250;
const MAX_HTML_LENGTH = 1_000_000;
const MAX_CELLS = 10_000;

const context = createContext({ work: null });
const script = new Script("work()");

/**
 * Runs the work, and throws when it takes too long or makes too much: some 50,000 characters
 * occupy a Markdown parser for a minute. Of all that Node has, only vm stops a running loop.
 */
export function bounded(work: () => string): string {
  context.work = work;
  const html: string = script.runInContext(context, { timeout: MAX_MILLISECONDS });
  if (html.length > MAX_HTML_LENGTH) throw new Error(`${html.length} characters are too many.`);
  return html;
}

type Tree = Parameters<typeof visit>[0];

/** A short row is filled up to the width of its table: two long lines would make millions of cells. */
export function limitTables(tree: Tree) {
  let cells = 0;
  visit(tree, "table", ({ align, children }: { align: unknown[]; children: unknown[] }) => {
    cells += align.length * children.length;
  });
  if (cells > MAX_CELLS) throw new Error(`${cells} cells are too many.`);
}
