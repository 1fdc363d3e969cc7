import type { Prefetch } from "#lib/api/prefetch.ts";
import { Children } from "../children/Children.tsx";
import { MyRegistrations } from "./MyRegistrations.tsx";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (!user) return;
  await Promise.all([
    queries.registrations.mine.prefetch(),
    queries.registrations.children.prefetch(),
  ]);
};

/** The events and the children of an account. */
export default function AccountPagePart() {
  return (
    <>
      <MyRegistrations />
      <Children />
    </>
  );
}
