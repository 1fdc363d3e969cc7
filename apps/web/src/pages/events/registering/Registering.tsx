import type { EventPage } from "@headwaters/contracts";
import { useCurrentUser } from "../../../api/currentUser.ts";
import { LinkButton } from "../../../components/LinkButton.tsx";
import { WithoutScript } from "../../../components/WithoutScript.tsx";
import { eventTexts } from "../../../content/event.ts";
import { stateTexts } from "../../../content/registering.ts";
import { paths, REGISTER } from "../../../paths.ts";
import { FamilyPart } from "./FamilyPart.tsx";
import classes from "./Registering.module.css";
import { StateLines } from "./StateLines.tsx";

/** How an event stands, who of the visitor's family comes, and the button that signs people up. */
export function Registering({ event }: { event: EventPage }) {
  const user = useCurrentUser();
  const { state } = event.registration;
  const isOpen = event.isPublished && (state === "open" || state === "few" || state === "full");
  const label = state === "full" ? stateTexts.button.waitlist : stateTexts.button.seat;
  return (
    // Anchor of the address that opens the form.
    <section id={REGISTER.slice(1)} className={classes.part} aria-label={eventTexts.takePart.title}>
      {user ? (
        <FamilyPart key={user.id} {...{ user, event, isOpen, label }} />
      ) : (
        <StateLines event={event} isIn={false} />
      )}
      {!user && isOpen && (
        <>
          <LinkButton to={paths.authFor(paths.register(event.id))} size="lg" fullWidth>
            {label}
          </LinkButton>
          <p>{stateTexts.account}</p>
        </>
      )}
      {isOpen && <WithoutScript what="Registering" />}
    </section>
  );
}
