import type { RegistrationNumbers } from "@headwaters/contracts";
import type { EditPageItem } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { queryOnOpen } from "#lib/api/freshness.ts";
import classes from "./EditPagePart.module.css";

/** The note to editors about the families of an event. */
const editPageTexts = {
  notified: (families: number) =>
    families === 1
      ? "1 family will be told by email of the new time or place."
      : `${families} families will be told by email of the new time or place.`,
} as const;

/** Says before saving that families will get a mail about a new time or place. */
export default function EditPagePart({ kind, item, choice }: EditPageItem) {
  // Families know only published events.
  if (kind !== "events" || !item.isPublished || !choice.published) return null;
  return <NotifiedFamilies id={item.id} choice={choice} />;
}

/** Returns true if publishing notifies families; the server makes the same comparison. */
function isNotified(
  { event }: RegistrationNumbers,
  { eventDate, location }: EditPageItem["choice"],
) {
  if (event.cancelledAt || event.state === "notOpen") return false;
  if (!(eventDate instanceof Date) || eventDate.getTime() <= Date.now()) return false;
  const isMoved = String(location).trim() !== event.location;
  return isMoved || eventDate.getTime() !== event.eventDate.getTime();
}

function NotifiedFamilies({ id, choice }: Pick<EditPageItem, "choice"> & { id: string }) {
  // Others may have moved the event since the page was loaded. A failure must not prevent saving.
  const options = { ...queryOnOpen, throwOnError: false };
  const { data } = trpc.registrations.numbers.useQuery({ id }, options);
  const isShown = data && data.reachedFamilies > 0 && isNotified(data, choice);
  return (
    <p role="status" className={classes.notified}>
      {isShown && editPageTexts.notified(data.reachedFamilies)}
    </p>
  );
}
