import type { User } from "@headwaters/contracts";
import { accountTexts } from "../../content/account.ts";
import classes from "./AccountHeader.module.css";

/** Opens the page quietly: whose account it is, on the lines of a map. */
export function AccountHeader({ user: { firstName, lastName, email } }: { user: User }) {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{accountTexts.eyebrow}</p>
        <h1>{accountTexts.title}</h1>
        <p className={classes.lead}>{accountTexts.lead}</p>
        <p className={classes.who}>
          <span>
            Signed in as <strong>{name || email}</strong>
          </span>
          {name && <span className={classes.email}>{email}</span>}
        </p>
      </div>
    </header>
  );
}
