import { createContext, Script } from "node:vm";
import { visit } from "unist-util-visit";

/** Of a core. */
const MAX_MILLISECONDS = 250;
/** By the clock, times that: work that others keep from its core is tried again, at last for longer. */
const TRIES = [1, 1, 2];
const MAX_HTML_LENGTH = 1_000_000;
const MAX_CELLS = 10_000;

const context = createContext({ work: null });
const script = new Script("work()");

/** Milliseconds of a core that this thread has used: on a busy machine the clock runs on without it. */
export function usedTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Runs the work, and throws when it takes more of a core's time, however busy the machine is, or makes
 * too much: some 50,000 characters occupy a Markdown parser for a minute. Of all that Node has, only vm
 * stops a running loop.
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
      // Watching the clock costs some of it.
      if (!isTimeout || usedTime() - begun >= 0.8 * maxMilliseconds) break;
    }
  }
  throw failure;
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
