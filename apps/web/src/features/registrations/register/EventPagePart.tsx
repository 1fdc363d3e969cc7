import type { EventPage } from "@headwaters/contracts";
import { useCurrentUser } from "#features/accounts";
import { eventTexts } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths, REGISTER } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { stateTexts } from "../texts/registering.ts";
import classes from "./EventPagePart.module.css";
import { FamilyPart } from "./people/FamilyPart.tsx";
import { StateLines } from "./status/StateLines.tsx";
import { pollWhileWaiting, useOwnRegistrations } from "./useOwnRegistrations.ts";

export const prefetch: Prefetch = async ({ user, queries, params }) => {
  if (user) await queries.registrations.ofEvent.prefetch({ id: params.id ?? "" });
};

/** The state of registration, the family's own registrations, and the button that registers. */
export default function EventPagePart({ event }: { event: EventPage }) {
  const user = useCurrentUser();
  const own = useOwnRegistrations(event.id);
  // Other families change seats and waitlist positions.
  trpc.events.page.useQuery({ id: event.id }, pollWhileWaiting(own.data));
  const { state } = event.registration;
  const isOpen = event.isPublished && (state === "open" || state === "few" || state === "full");
  const label = state === "full" ? stateTexts.button.waitlist : stateTexts.button.seat;
  return (
    // The target of the fragment that opens the form.
    <section
      id={REGISTER.slice(1)}
      tabIndex={-1}
      className={classes.part}
      aria-label={eventTexts.takePart.title}
    >
      {user ? (
        <FamilyPart key={user.id} user={user} event={event} isOpen={isOpen} label={label} />
      ) : (
        <StateLines event={event} isIn={false}>
          {isOpen && (
            <LinkButton to={paths.authToRegister(event.id)} size="lg" fullWidth>
              {label}
            </LinkButton>
          )}
        </StateLines>
      )}
      {!user && isOpen && <p>{stateTexts.account}</p>}
      {isOpen && <WithoutScript what="Registering" />}
    </section>
  );
}
