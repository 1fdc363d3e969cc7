import { IconMail, IconPhone } from "@tabler/icons-react";
import hidden from "#ui/hidden.module.css";
import type { Leader } from "../texts/leadership.ts";
import classes from "./ProfileContact.module.css";

export function ProfileContact({ leader: { name, email, phone } }: { leader: Leader }) {
  const [user, host] = email.split("@");
  const whose = <span className={hidden.hidden}> for {name}</span>;
  return (
    <ul className={classes.contact}>
      <li>
        <a href={`mailto:${email}`} className={classes.link}>
          <IconMail size="1.15em" stroke={1.6} aria-hidden />
          <span>
            {user}@<wbr />
            {host}
            {whose}
          </span>
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={classes.link}>
          <IconPhone size="1.15em" stroke={1.6} aria-hidden />
          <span>
            {phone}
            {whose}
          </span>
        </a>
      </li>
    </ul>
  );
}
