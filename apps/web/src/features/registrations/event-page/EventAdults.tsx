import { trpc } from "#lib/api/client.ts";
import shared from "#ui/shared.module.css";
import { countMissing, formatAdults } from "../adults.ts";

/** The cleared adults of an event, for its leaders and staff. */
export function EventAdults({ id }: { id: string }) {
  const adults = trpc.registrations.adults.useQuery({ id }).data;
  if (!adults) return null;
  return (
    <p className={countMissing(adults) > 0 ? shared.alert : shared.note} data-no-print>
      {formatAdults(adults)}.
    </p>
  );
}
