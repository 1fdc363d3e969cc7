import type { Roster } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { usePendingCheckIns } from "../check-in/useCheckIn.ts";
import { countEntries } from "./families.ts";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

/** The event of the roster, with links to its page and its editor. */
export function RosterHeader({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts;
  return (
    <QuietHeader
      eyebrow={
        <>
          {texts.title}{" "}
          {event.cancelledAt && <Badge names={{}} value={texts.cancelled} isWarning />}
        </>
      }
      title={event.title}
    >
      <p className={classes.headerFacts}>
        <DateText date={event.eventDate} withTime />
        <br />
        {event.location}
      </p>
      <p className={classes.headerLinks}>
        <Link to={paths.event(event.id)}>
          <Arrow to="left" /> {texts.back}
        </Link>
        {event.canEdit && <Link to={paths.editContent("events", event.id)}>{texts.edit}</Link>}
      </p>
      {event.state === "notOpen" && <p className={classes.headerFacts}>{texts.notOpen}</p>}
      {event.pendingCancelledNote && <p className={classes.headerFacts}>{texts.noteWaits}</p>}
    </QuietHeader>
  );
}

/** The numbers of a roster, including unsaved check-ins. */
export function RosterNumbers({ roster }: { roster: Roster }) {
  const pending = usePendingCheckIns();
  const entries = roster.entries.map((entry) => ({ ...entry, ...pending.get(entry.id) }));
  return <Numbers {...countEntries({ ...roster, entries })} />;
}

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
          <strong>{count}</strong> {all && <span className={classes.numberOf}>{all}</span>}{" "}
          <span className={classes.numberName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
