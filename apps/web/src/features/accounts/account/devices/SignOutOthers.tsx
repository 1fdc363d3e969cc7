import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";

const importDialog = () => import("./SignOutOthersDialog.tsx");
const SignOutOthersDialog = lazy(async () => ({
  default: (await importDialog()).SignOutOthersDialog,
}));

/** Signs out every other browser, after a confirmation. */
export function SignOutOthers() {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <OpenButton variant="outline" aria-haspopup="dialog" onOpen={open}>
        Sign Out Everywhere Else
      </OpenButton>
      {used && (
        <Suspense>
          <SignOutOthersDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
