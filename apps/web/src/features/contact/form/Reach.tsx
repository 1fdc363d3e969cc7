import { organization } from "@headwaters/contracts";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { contactTexts } from "../texts/contact.ts";
import classes from "./Reach.module.css";

/** Contact details besides the form. */
export function Reach() {
  const { title, hours, ...labels } = contactTexts.reach;
  const { name, email, phone, address } = organization;
  return (
    <aside className={classes.reach}>
      <h3>{title}</h3>
      <address>
        <dl className={classes.ways}>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={formatPhoneLink(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.address}</dt>
            <dd>
              {name}
              <br />
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </dd>
          </div>
        </dl>
      </address>
      <p className={classes.hours}>{hours}</p>
    </aside>
  );
}
