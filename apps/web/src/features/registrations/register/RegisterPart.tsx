import type { Attendee, EventPage, User } from "@headwaters/contracts";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { REGISTER } from "#lib/paths.ts";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { registeringTexts } from "../texts/registerForm.ts";

const importDialog = () => import("./form/RegisterDialog.tsx");
const RegisterDialog = lazy(async () => ({ default: (await importDialog()).RegisterDialog }));

interface RegisterPartProps {
  user: User;
  event: EventPage;
  /** Active registrations of the family; undefined while loading. */
  active: readonly Attendee[] | undefined;
  isOpen: boolean;
  label: string;
}

/** The button that opens the registration form, and the form. */
export function RegisterPart({ user, event, active, isOpen, label }: RegisterPartProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  const isIn = active !== undefined && active.length > 0;

  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const comesToRegister = hash === REGISTER && active !== undefined;
  useEffect(() => {
    if (!comesToRegister) return;
    navigate(pathname, { replace: true, preventScrollReset: true });
    // A family that is registered already sees its registration instead.
    if (isOpen && !isIn) open();
  });

  return (
    <>
      {isOpen && (
        <OpenButton
          size={isIn ? "md" : "lg"}
          variant={isIn ? "outline" : "filled"}
          fullWidth
          aria-haspopup="dialog"
          onOpen={open}
        >
          {isIn ? registeringTexts.more : label}
        </OpenButton>
      )}
      {/** The form keeps its text if the event changes. */}
      {used && (
        <Suspense>
          <RegisterDialog
            user={user}
            event={event}
            opened={opened}
            active={active ?? []}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
