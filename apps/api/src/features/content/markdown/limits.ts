import { createContext, Script } from "node:vm";
import { visit } from "unist-util-visit";

/** Limit of processor time. */
const MAX_MILLISECONDS = 250;
/**
 * Factors of the limit for the wall-clock timeout of each try. A busy machine can exhaust it without
 * using the processor time, so such work is retried, at last with more time.
 */
const TRIES = [1, 1, 2];
const MAX_HTML_LENGTH = 1_000_000;
const MAX_CELLS = 10_000;

const context = createContext({ work: null });
const script = new Script("work()");

/** Returns the processor time of this thread in ms, which does not advance while others use the core. */
export function usedTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Runs the work; throws if it exceeds the processor time or the output size, because 50,000 hostile
 * characters occupy a Markdown parser for a minute. Only Node's vm module can stop a running loop.
 */
export function withTimeLimit(work: () => string, maxMilliseconds = MAX_MILLISECONDS): string {
  context.work = work;
  let failure: unknown;
  for (const times of TRIES) {
    const begun = usedTime();
    try {
      const html: string = script.runInContext(context, { timeout: times * maxMilliseconds });
      if (html.length <= MAX_HTML_LENGTH) return html;
      throw new Error(`${html.length} characters are too many.`);
    } catch (error) {
      failure = error;
      const isTimeout = (error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
      // 0.8, because the timeout itself uses some processor time.
      if (!isTimeout || usedTime() - begun >= 0.8 * maxMilliseconds) break;
    }
  }
  throw failure;
}

type Tree = Parameters<typeof visit>[0];

/**
 * Limits the cells of tables: short rows are filled to the table's width, so two long lines would make
 * millions of cells.
 */
export function limitTables(tree: Tree) {
  let cells = 0;
  visit(tree, "table", ({ align, children }: { align: unknown[]; children: unknown[] }) => {
    cells += align.length * children.length;
  });
  if (cells > MAX_CELLS) throw new Error(`${cells} cells are too many.`);
}
