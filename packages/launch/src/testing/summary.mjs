// Formats the end of npm test's output.
import { countPart } from "./reports.mjs";

const SLOWEST = 10;

const formatSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);
const formatTest = ({ file, title }) => `${title} (${file})`;

/**
 * Formats failures, the time of each part, the slowest tests, and as the last line
 * `N passed, N failed`. A part is `{ title, isCheck, ok, seconds, tests }`.
 */
export function summarize(parts) {
  const counts = parts.map(countPart);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const tests = parts.flatMap((part) => part.tests ?? []);
  const lines = [];
  if (failed > 0) {
    lines.push("", "── failed");
    for (const [index, part] of parts.entries()) {
      if (counts[index].failed > 0) lines.push(part.title);
      for (const test of part.tests ?? []) if (!test.passed) lines.push(`  ${formatTest(test)}`);
    }
  }
  lines.push("", "── time of each part (several run at once)");
  for (const { title, seconds } of parts) lines.push(`${formatSeconds(seconds)}  ${title}`);
  if (tests.length > SLOWEST) {
    lines.push("", "── slowest tests");
    const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    for (const test of slowest) lines.push(`${formatSeconds(test.seconds)}  ${formatTest(test)}`);
  }
  lines.push("", `${passed} passed, ${failed} failed`);
  return { text: lines.join("\n"), failed };
}
