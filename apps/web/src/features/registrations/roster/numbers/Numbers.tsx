import { rosterTexts } from "../../texts/roster.ts";
import classes from "./Numbers.module.css";

interface NumbersProps {
  maxParticipants: number | null;
  confirmed: number;
  offered: number;
  waiting: number;
  /** Absent for counts without a roster. */
  arrived?: number;
}

/** Numbers of confirmed, offered, waiting and arrived people. */
export function Numbers({ maxParticipants, confirmed, offered, waiting, arrived }: NumbersProps) {
  const texts = rosterTexts.numbers;
  const numbers: [name: string, count: number, of?: string | null][] = [
    [texts.confirmed, confirmed, maxParticipants === null ? null : texts.of(maxParticipants)],
    [texts.offered, offered],
    [texts.waiting, waiting],
  ];
  if (arrived !== undefined) numbers.push([texts.arrived, arrived]);
  return (
    <ul className={classes.numbers} aria-label={texts.label}>
      {numbers.map(([name, count, all]) => (
        <li key={name}>
          <strong>{count}</strong> {all && <span className={classes.of}>{all}</span>}{" "}
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
