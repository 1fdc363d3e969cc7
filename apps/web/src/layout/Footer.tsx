import { organization } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { quickLinks, resourceLinks, type SiteLink } from "./navigation/links.ts";
import { LayoutPart } from "./PageParts.tsx";
import classes from "./SiteLayout.module.css";

export function Footer() {
  const { name, mission, email, phone, address } = organization;
  return (
    <footer>
      <LayoutPart place="footer" />
      <div className={classes.footer}>
        <div className={classes.columns} data-no-print>
          <div className={classes.about}>
            <p className={classes.footerName}>{name}</p>
            <p>{mission}</p>
          </div>
          <FooterLinks title="Quick Links" links={quickLinks} />
          <FooterLinks title="Resources" links={resourceLinks} />
          <address className={classes.contact}>
            <h2 className={classes.footerTitle}>Find us</h2>
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

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.footerTitle}>
        {title}
      </h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
