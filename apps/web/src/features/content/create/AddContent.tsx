import { lazy } from "react";
import { PerAccount, useCurrentUser } from "#features/accounts";
import type { AddContentProps } from "./AddButton.tsx";

// Visitors do not fetch it.
const AddButton = lazy(async () => ({ default: (await import("./AddButton.tsx")).AddButton }));

/** In the bar of a list, for signed-in users: the button for a new item. */
export function AddContent(props: AddContentProps) {
  return (
    <PerAccount>
      <OwnAddContent {...props} />
    </PerAccount>
  );
}

function OwnAddContent(props: AddContentProps) {
  const user = useCurrentUser();
  return user && <AddButton {...props} user={user} />;
}
