import type { EventPage, User } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { useIsHydrated } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { isActive } from "../../active.ts";
import { ownTexts } from "../../texts/registering.ts";
import { OwnList } from "../status/OwnList.tsx";
import { StateLines } from "../status/StateLines.tsx";
import { useOwnRegistrations } from "../useOwnRegistrations.ts";

const importParts = () => import("./familyParts.ts");
const OwnActions = lazy(async () => ({ default: (await importParts()).OwnActions }));
const RegisterPart = lazy(async () => ({ default: (await importParts()).RegisterPart }));

interface FamilyPartProps {
  user: User;
  event: EventPage;
  isOpen: boolean;
  /** Label of the button. */
  label: string;
}

/** The registrations of a signed-in family, and the button to register. */
export function FamilyPart({ user, event, isOpen, label }: FamilyPartProps) {
  const own = useOwnRegistrations(event.id);
  const active = own.data?.filter(isActive);
  // The server renders the texts; buttons and forms are loaded after hydration.
  const isHydrated = useIsHydrated();
  const { state } = event.registration;
  const mayLeave = isHydrated && state !== "past" && state !== "cancelled";
  // Before the code is loaded, a click changes the address, which opens the form then.
  const early = isOpen && (
    <LinkButton to={paths.register(event.id)} size="lg" fullWidth>
      {label}
    </LinkButton>
  );
  return (
    <>
      {own.data && own.data.length > 0 && (
        <OwnList own={own.data} isCancelled={state === "cancelled"}>
          {mayLeave && (
            <Suspense>
              <OwnActions event={event} own={own.data} />
            </Suspense>
          )}
        </OwnList>
      )}
      <StateLines event={event} isIn={active !== undefined && active.length > 0}>
        {own.isError && !own.data && <p role="alert">{ownTexts.notLoaded}</p>}
        {isHydrated ? (
          <Suspense fallback={early}>
            <RegisterPart user={user} event={event} active={active} isOpen={isOpen} label={label} />
          </Suspense>
        ) : (
          early
        )}
      </StateLines>
    </>
  );
}
