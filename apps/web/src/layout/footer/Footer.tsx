import { organization } from "@headwaters/contracts";
import type { ComponentType } from "react";
import { useMatches } from "react-router-dom";
import { formatPhoneLink } from "../../lib/telephoneLink.ts";
import { quickLinks, resourceLinks } from "../navigation/links.ts";
import classes from "./Footer.module.css";
import { FooterLinks } from "./FooterLinks.tsx";

/** Parts that features add to the footer of every page, by the handle of the layout's route. */
interface LayoutHandle {
  footer: ComponentType;
}

export function Footer() {
  const Part = (useMatches()[0]?.handle as LayoutHandle | undefined)?.footer;
  const { name, mission, email, phone, address } = organization;
  return (
    <footer>
      {Part && <Part />}
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
