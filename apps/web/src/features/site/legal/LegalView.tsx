import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import type { LegalDocument } from "../texts/legal/document.ts";
import classes from "./LegalView.module.css";
import { LegalContents } from "./parts/LegalContents.tsx";
import { LegalHeader } from "./parts/LegalHeader.tsx";
import { LegalSection } from "./parts/LegalSection.tsx";

/** A policy, from its header to its contact details. */
export function LegalView({ document: policy, path }: { document: LegalDocument; path: string }) {
  const { hash, key } = useLocation();
  const { title, description, summary, sections, contact } = policy;

  // The router scrolls to the section of a link, also when the same link is followed twice (hence
  // the key). Moving the focus makes screen readers and the Tab key continue there.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <div className={classes.page}>
      <PageMeta title={title} description={description} path={path} />
      <LegalHeader {...policy} />
      <div className={classes.columns}>
        <div>
          <LegalContents sections={sections} />
        </div>
        <div className={classes.text}>
          <section className={classes.summary} aria-labelledby="summary-title">
            <h2 id="summary-title" className={shared.heading}>
              In short
            </h2>
            <ul>
              {summary.map((text) => (
                <li key={text}>
                  <LinkedText text={text} />
                </li>
              ))}
            </ul>
            <p className={shared.small}>This is only a summary. The full text below applies.</p>
          </section>
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
          <section className={classes.contact} aria-labelledby="contact-title">
            <div ref={reveal}>
              <h2 id="contact-title">{contact.title}</h2>
              <p>
                <LinkedText text={contact.text} />
              </p>
              <div className={shared.row} data-no-print>
                {contact.buttons.map((label, index) => (
                  <LinkButton
                    key={label}
                    to={contact.about ? paths.contactAbout(contact.about) : paths.contact}
                    variant={index === 0 ? "filled" : "outline"}
                  >
                    {label}
                  </LinkButton>
                ))}
              </div>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
