import type { EventPage } from "@headwaters/contracts";
import { paths, REGISTER } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { WithoutScript } from "../../../ui/page/WithoutScript.tsx";
import { useCurrentUser } from "../../accounts/session/currentUser.ts";
import { eventTexts } from "../../content/texts/event.ts";
import { stateTexts } from "../texts/registering.ts";
import { FamilyPart } from "./people/FamilyPart.tsx";
import classes from "./Registering.module.css";
import { StateLines } from "./status/StateLines.tsx";

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
