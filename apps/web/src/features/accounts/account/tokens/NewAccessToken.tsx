import { lazy, Suspense } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { accessTokensTexts } from "../../texts/accessTokens.ts";

const importDialog = () => import("./NewAccessTokenDialog.tsx");
const NewAccessTokenDialog = lazy(async () => ({
  default: (await importDialog()).NewAccessTokenDialog,
}));

export function NewAccessToken() {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <OpenButton variant="outline" aria-haspopup="dialog" onOpen={open}>
        {accessTokensTexts.new}
      </OpenButton>
      {used && (
        <Suspense>
          <NewAccessTokenDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
