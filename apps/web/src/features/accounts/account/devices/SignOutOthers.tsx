import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";

const importDialog = () => import("./SignOutOthersDialog.tsx");
const SignOutOthersDialog = lazy(async () => ({
  default: (await importDialog()).SignOutOthersDialog,
}));

/** Signs out every other browser, after a confirmation. */
export function SignOutOthers() {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        Sign Out Everywhere Else
      </Button>
      {used && (
        <Suspense>
          <SignOutOthersDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
