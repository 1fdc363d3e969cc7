import type { Roster } from "@headwaters/contracts";
import { usePendingCheckIns } from "../check-in/useCheckIn.ts";
import { countEntries } from "../family/families.ts";
import { Numbers } from "./Numbers.tsx";

/** The numbers of a roster, including unsaved check-ins. */
export function RosterNumbers({ roster }: { roster: Roster }) {
  const pending = usePendingCheckIns();
  const entries = roster.entries.map((entry) => ({ ...entry, ...pending.get(entry.id) }));
  return <Numbers {...countEntries({ ...roster, entries })} />;
}
