import { useNow } from "#layout/staff/times.tsx";
import { DateText } from "#ui/DateText.tsx";
import { messageTexts } from "./messageTexts.ts";
import classes from "./ResponseDue.module.css";

const MINUTE = 60_000;
/** Periods below two days are given in hours. */
const units: [unit: string, length: number, from: number][] = [
  ["day", 24 * 60 * MINUTE, 2],
  ["hour", 60 * MINUTE, 1],
  ["minute", MINUTE, 1],
];

/** "5 hours": whole units, the largest that fits; null below a minute. */
function formatSpan(ms: number): string | null {
  const [unit, length] = units.find(([, length, from]) => ms >= from * length) ?? [];
  if (!unit || !length) return null;
  const format = new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(ms / length));
}

function formatDue(dueAt: Date, now: number): string {
  const span = formatSpan(Math.abs(+dueAt - now));
  if (span === null) return messageTexts.due.now;
  return +dueAt < now ? messageTexts.due.late(span) : messageTexts.due.in(span);
}

/**
 * The time left until the promised answer. The server renders the date only, as the rest depends on
 * the browser's clock.
 */
export function ResponseDue({ message }: { message: { dueAt: Date; isLate: boolean } }) {
  const { dueAt } = message;
  const now = useNow();
  const isLate = now === null ? message.isLate : +dueAt < now;
  return (
    <strong className={classes.due} data-late={isLate}>
      {now === null ? <DateText date={dueAt} withTime /> : formatDue(dueAt, now)}
    </strong>
  );
}
