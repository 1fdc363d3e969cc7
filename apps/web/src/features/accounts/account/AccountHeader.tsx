import type { User } from "@headwaters/contracts";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { accountTexts } from "../texts/account.ts";
import classes from "./AccountHeader.module.css";

/** The header of the account page, with the account's name. */
export function AccountHeader({ user: { firstName, lastName, email } }: { user: User }) {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const { eyebrow, title } = accountTexts;
  return (
    <QuietHeader eyebrow={eyebrow} title={title}>
      <p className={classes.who}>
        <span>
          Signed in as <strong>{name || email}</strong>
        </span>
        {name && <span className={shared.soft}>{email}</span>}
      </p>
    </QuietHeader>
  );
}
