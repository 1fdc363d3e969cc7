import { organization } from "@headwaters/contracts";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { LayoutPart } from "../LayoutPart.tsx";
import { quickLinks, resourceLinks } from "../navigation/links.ts";
import classes from "./Footer.module.css";
import { FooterLinks } from "./FooterLinks.tsx";

export function Footer() {
  const { name, mission, email, phone, address } = organization;
  return (
    <footer>
      <LayoutPart place="footer" />
      <div className={classes.footer}>
        <div className={classes.columns} data-no-print>
          <div className={classes.about}>
            <p className={classes.name}>{name}</p>
            <p>{mission}</p>
          </div>
          <FooterLinks title="Quick Links" links={quickLinks} />
          <FooterLinks title="Resources" links={resourceLinks} />
          <address className={classes.contact}>
            <h2 className={classes.title}>Find us</h2>
            <p>
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
              <br />
              <a href={formatPhoneLink(phone)}>{phone}</a>
            </p>
            {organization.social.map(({ name: network, url }: { name: string; url: string }) => (
              <a key={url} href={url} rel="noopener noreferrer me">
                {network}
              </a>
            ))}
          </address>
        </div>
        <p className={classes.copyright}>© 2025 {name}. All rights reserved.</p>
      </div>
    </footer>
  );
}
