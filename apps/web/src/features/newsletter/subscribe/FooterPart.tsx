import { Button } from "@mantine/core";
import { lazy, type MouseEvent, Suspense, useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { newsletterBoxTexts } from "../texts/box.ts";
import classes from "./FooterPart.module.css";

const NewsletterBox = lazy(async () => ({
  default: (await import("./NewsletterBox.tsx")).NewsletterBox,
}));

/**
 * The newsletter's box at the end of every page but that of the news, which has one. Its form comes
 * when it is asked for; without scripts the link leads to that of the news.
 */
export function FooterPart() {
  const titleId = useId();
  const isOnNews = useLocation().pathname === paths.news;
  const [opened, setOpened] = useState(false);
  const { title, text, open } = newsletterBoxTexts;
  if (isOnNews) return null;
  const closed = (
    <section className={classes.box} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      <Button
        component={Link}
        to={paths.newsletterBox}
        variant="outline"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          setOpened(true);
        }}
      >
        {open}
      </Button>
    </section>
  );
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <NewsletterBox isSmall />
    </Suspense>
  );
}
