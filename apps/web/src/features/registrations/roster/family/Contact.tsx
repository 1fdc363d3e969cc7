import { IconPhone } from "@tabler/icons-react";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import hidden from "#ui/hidden.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./FamilyCard.module.css";

interface ContactProps {
  /** The role of the contact. */
  term: string;
  name: string;
  phone: string | null;
}

/** A contact with a phone link. */
export function Contact({ term, name, phone }: ContactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{name}</span>
        {phone && (
          <a href={formatPhoneLink(phone)} className={classes.phone}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            <span className={hidden.hidden}>
              {rosterTexts.person.call} {name}:{" "}
            </span>
            {phone}
          </a>
        )}
      </dd>
    </div>
  );
}
