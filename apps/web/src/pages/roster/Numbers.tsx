import type { Roster } from "@headwaters/contracts";
import { rosterTexts } from "../../content/roster.ts";
import { byStatus } from "./families.ts";
import classes from "./Numbers.module.css";

/** How many come, wait and are here. */
export function Numbers({ roster: { event, entries } }: { roster: Roster }) {
  const { label, confirmed, of, offered, waiting, arrived } = rosterTexts.numbers;
  const coming = byStatus(entries, "confirmed");
  const { maxParticipants } = event;
  const numbers: [name: string, count: number, of?: string | null][] = [
    [confirmed, coming.length, maxParticipants === null ? null : of(maxParticipants)],
    [offered, byStatus(entries, "offered").length],
    [waiting, byStatus(entries, "waiting").length],
    [arrived, coming.filter(({ attendance }) => attendance === "arrived").length],
  ];
  return (
    <ul className={classes.numbers} aria-label={label}>
      {numbers.map(([name, count, all]) => (
        <li key={name}>
          <strong>{count}</strong> {all && <span className={classes.of}>{all}</span>}{" "}
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
