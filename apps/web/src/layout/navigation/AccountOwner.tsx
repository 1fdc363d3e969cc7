import type { User } from "@headwaters/contracts";
import { formatName } from "#lib/format.ts";
import classes from "./menus.module.css";

/** Name and address of the account, as people may have more than one. */
export function AccountOwner({ user }: { user: User }) {
  const { email } = user;
  const name = formatName(user);
  return (
    <p className={classes.owner} dir="auto">
      <strong>{name}</strong> {name !== email && email}
    </p>
  );
}
