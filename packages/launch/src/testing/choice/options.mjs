// Reads the command line of npm test.
import { parseArgs } from "node:util";

export const usage = `npm test                        everything that must pass
npx pnpm test <name> …          the test files whose path contains a name
npx pnpm test --changed         the tests that your change touches
npm test -- --shard=1/3         a third of everything`;

/** Returns `{ names, changed, shard }`; throws if they cannot be combined. */
export function parseOptions(args) {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== "--"), // pnpm passes it on
    allowPositionals: true,
    options: { changed: { type: "boolean", default: false }, shard: { type: "string" } },
  });
  const { changed, shard } = values;
  const [index, count] =
    /^(\d+)\/(\d+)$/
      .exec(shard ?? "1/1")
      ?.slice(1)
      .map(Number) ?? [];
  if (!(index >= 1 && index <= count)) throw new Error(`--shard=${shard} is not like 1/3.`);
  const ways = [positionals.length > 0, changed, shard !== undefined];
  if (ways.filter(Boolean).length > 1) {
    throw new Error("Names, --changed and --shard do not go together.");
  }
  return { names: positionals, changed, shard };
}
