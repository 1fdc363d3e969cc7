import type { User } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { TextBlocks } from "#ui/text/TextBlocks.tsx";
import { accountTexts } from "../../texts/account.ts";
import { AccountPart } from "../AccountPart.tsx";
import classes from "./DeleteAccount.module.css";

const importDialog = () => import("./DeleteAccountDialog.tsx");
const DeleteAccountDialog = lazy(async () => ({
  default: (await importDialog()).DeleteAccountDialog,
}));

interface DeleteAccountProps {
  user: User;
  onDeleted: () => void;
}

export function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <AccountPart {...accountTexts.deletion}>
      <TextBlocks blocks={[{ terms: accountTexts.deletion.terms }]} />
      <OpenButton
        variant="outline"
        color="var(--hw-danger)"
        className={classes.open ?? ""}
        aria-haspopup="dialog"
        onOpen={open}
      >
        Delete My Account
      </OpenButton>
      {used && (
        <Suspense>
          <DeleteAccountDialog user={user} opened={opened} onClose={close} onDeleted={onDeleted} />
        </Suspense>
      )}
    </AccountPart>
  );
}
