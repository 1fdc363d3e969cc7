import type { EventPage, User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useDialog } from "../../../components/forms/useDialog.ts";
import { registeringTexts } from "../../../content/registering.ts";
import { REGISTER } from "../../../paths.ts";
import classes from "./Registering.module.css";
import { StateLines } from "./StateLines.tsx";
import { isActive, useOwnRegistrations } from "./useOwnRegistrations.ts";
import { YourPlaces } from "./YourPlaces.tsx";

const importDialog = () => import("./RegisterDialog.tsx");
const RegisterDialog = lazy(async () => ({ default: (await importDialog()).RegisterDialog }));

interface FamilyPartProps {
  user: User;
  event: EventPage;
  isOpen: boolean;
}

/** What is there for those who are signed in: who of them comes, and the way to sign people up. */
export function FamilyPart({ user, event, isOpen }: FamilyPartProps) {
  const own = useOwnRegistrations(event.id);
  const { opened, used, open, close } = useDialog(importDialog);
  const active = own.data?.filter(isActive) ?? [];

  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const comesToRegister = hash === REGISTER && !own.isPending;
  // Back from signing in. Whoever is registered already sees that instead.
  const opensNow = comesToRegister && isOpen && active.length === 0;
  useEffect(() => {
    if (!comesToRegister) return;
    navigate(pathname, { replace: true, preventScrollReset: true });
    if (opensNow) open();
  });

  const { button, notLoaded, retry } = registeringTexts;
  const seat = event.registration.state === "full" ? button.waitlist : button.seat;
  return (
    <>
      {own.data && own.data.length > 0 && <YourPlaces event={event} own={own.data} />}
      <StateLines event={event} isIn={active.length > 0} />
      {own.isError && !own.data && (
        <p role="alert">
          {notLoaded}{" "}
          <button type="button" className={classes.quiet} onClick={() => own.refetch()}>
            {retry}
          </button>
        </p>
      )}
      {isOpen && (
        <Button
          size={active.length > 0 ? "md" : "lg"}
          variant={active.length > 0 ? "outline" : "filled"}
          fullWidth
          aria-haspopup="dialog"
          onClick={open}
        >
          {active.length > 0 ? button.more : seat}
        </Button>
      )}
      {/* Whatever becomes of the event meanwhile: what was typed stays. */}
      {used && (
        <Suspense>
          <RegisterDialog
            user={user}
            event={event}
            active={active}
            opened={opened}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
