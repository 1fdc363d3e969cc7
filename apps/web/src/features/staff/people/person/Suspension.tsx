import type { Person } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { trpc } from "#lib/api/client.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { personTexts } from "../../texts/staffPeople.ts";
import type { usePersonChange } from "./usePersonChange.ts";

const importDialog = () => import("./SuspendDialog.tsx");
const SuspendDialog = lazy(async () => ({ default: (await importDialog()).SuspendDialog }));

interface SuspensionProps {
  person: Person;
  change: ReturnType<typeof usePersonChange>;
}

/** Suspends an account, or reinstates it. */
export function Suspension({ person: { id, suspension }, change }: SuspensionProps) {
  const { suspend: texts, reinstate: reinstateTexts } = personTexts;
  const { opened, used, open, close } = useDialog(importDialog);
  const suspend = trpc.staff.suspend.useMutation({ onSuccess: change(texts.done).onSuccess });
  const reinstate = trpc.staff.reinstate.useMutation(change(reinstateTexts.done));
  if (suspension) {
    return <ConfirmButton texts={reinstateTexts} onConfirm={() => reinstate.mutateAsync({ id })} />;
  }
  return (
    <>
      <OpenButton variant="outline" aria-haspopup="dialog" onOpen={open}>
        {texts.open}
      </OpenButton>
      {used && (
        <Suspense>
          <SuspendDialog
            opened={opened}
            onClose={close}
            onSuspend={async (sent) => {
              await suspend.mutateAsync({ id, ...sent });
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
