import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useDialog } from "../../../../ui/forms/dialogs/useDialog.ts";
import { accessTokensTexts } from "../../texts/accessTokens.ts";

const importDialog = () => import("./NewAccessTokenDialog.tsx");
const NewAccessTokenDialog = lazy(async () => ({
  default: (await importDialog()).NewAccessTokenDialog,
}));

export function NewAccessToken() {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        {accessTokensTexts.new}
      </Button>
      {used && (
        <Suspense>
          <NewAccessTokenDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
