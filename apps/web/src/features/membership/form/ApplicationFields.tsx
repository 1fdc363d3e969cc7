import type { User } from "@headwaters/contracts";
import { PersonFields } from "#ui/forms/fields/PersonFields.tsx";
import { TypeChoice } from "./TypeChoice.tsx";

/** The fields of an application. */
export function ApplicationFields({ user }: { user: User | null }) {
  return (
    <>
      <TypeChoice />
      <PersonFields user={user} />
    </>
  );
}
