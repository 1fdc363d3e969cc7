interface Line {
  figure: string;
  target: string;
  measured: string;
  reached: "yes" | "NO";
}

const lines: Line[] = [];

/** Rounds to three significant digits. */
function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

function note(figure: string, value: number, target: string, reached: boolean) {
  lines.push({ figure, target, measured: short(value), reached: reached ? "yes" : "NO" });
}

export function atLeast(bound: number, figure: string, value: number) {
  note(figure, value, `at least ${bound}`, value >= bound);
}

export function atMost(bound: number, figure: string, value: number) {
  note(figure, value, `at most ${bound}`, value <= bound);
}

/** Prints figures in rows by name. */
export function print(title: string, rows: Record<string, Record<string, number>>) {
  console.log(`\n${title}`);
  const text = Object.entries(rows).map(([name, row]) => [
    name,
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, short(value)])),
  ]);
  console.table(Object.fromEntries(text));
}

/** Prints each target and whether it was met; a missed one fails the command. */
export function conclude() {
  console.log("\nTargets");
  console.table(lines);
  const missed = lines.filter(({ reached }) => reached === "NO").length;
  console.log(
    missed === 0 ? "All targets are reached." : `${missed} of ${lines.length} targets are MISSED.`,
  );
  if (missed > 0) process.exitCode = 1;
}
