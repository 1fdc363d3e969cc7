import type { ContactSubject } from "@headwaters/contracts";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { Shoreline } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import type { TextWithLinks } from "#ui/text/LinkedText.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import type { TextBlock } from "#ui/text/TextBlocks.tsx";
import { TextBlocks } from "#ui/text/TextBlocks.tsx";
import classes from "./LegalView.module.css";

export interface LegalDocument {
  title: string;
  eyebrow: string;
  /** For search engines and link previews. */
  description: string;
  lead: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updated: string;
  /** A short, honest summary. */
  summary: readonly TextWithLinks[];
  sections: readonly LegalSection[];
  contact: {
    title: string;
    text: TextWithLinks;
    /** Buttons to the contact page: the first is the main one. */
    buttons: readonly string[];
    /** The contact subject of links, if it has a response time of its own. */
    about?: ContactSubject;
  };
}

interface LegalSection {
  /** The fragment of its URL: keep it when the title changes, as others link to it. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}

/** A policy, from its header to its contact details. */
export function LegalView({ document: policy, path }: { document: LegalDocument; path: string }) {
  const { title, description, summary, sections, contact } = policy;

  return (
    <div className={classes.page}>
      <PageMeta title={title} description={description} path={path} />
      <Header policy={policy} />
      <div className={classes.columns}>
        <div>
          <Contents sections={sections} />
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
            <Section key={section.id} section={section} number={index + 1} />
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

// Formats a calendar date, which is the same in every time zone.
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The header, with contour lines of a map instead of a picture. */
function Header({ policy: { eyebrow, title, lead, updated } }: { policy: LegalDocument }) {
  return (
    <header className={classes.header}>
      <div className={classes.headerText}>
        <p className={classes.eyebrow} data-no-print>
          {eyebrow}
        </p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.updated}>
          Last updated <time dateTime={updated}>{dayFormat.format(new Date(updated))}</time>
        </p>
      </div>
      <Shoreline />
    </header>
  );
}

/** The table of contents. Following a link moves the focus to its section: see LegalView. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const titleId = useId();
  const shown = useSectionInView(sections);
  return (
    <nav className={classes.contents} data-no-print aria-labelledby={titleId}>
      <h2 id={titleId} className={`${shared.eyebrow} ${classes.contentsTitle}`}>
        On this page
      </h2>
      <ol className={classes.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={classes.link}
              aria-current={id === shown ? "location" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The id of the section at the reader's position: the one that crosses a line in the upper third of
 * the window.
 */
function useSectionInView(sections: readonly LegalSection[]): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (isIntersecting) setShown(target.id);
          // Above the first section there is no reader's position.
          else if (target.id === sections[0]?.id && boundingClientRect.top > 0) setShown(undefined);
        }
      },
      { rootMargin: "-30% 0px -69% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return shown;
}

/** A numbered section, reached by links to its id. Fades in on scroll. */
function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks } = section;
  const titleId = `${id}-title`;
  return (
    <section id={id} className={classes.section} tabIndex={-1} aria-labelledby={titleId}>
      <div className={classes.sectionBody} ref={reveal}>
        <h2 id={titleId} className={classes.sectionTitle}>
          <span className={classes.number}>{number}.</span> {title}
        </h2>
        <TextBlocks blocks={blocks} />
      </div>
    </section>
  );
}
