import type { ReactNode } from "react";
import { Picture, type PictureProps } from "#ui/pictures/Picture.tsx";
import type { Picture as PictureFile } from "#ui/pictures/pictures.ts";
import classes from "./Hero.module.css";

export interface HeroProps extends Pick<PictureProps, "fetched"> {
  picture: PictureFile;
  tall?: PictureFile;
  eyebrow: string;
  title: string;
  /** The hero of a home page is tall; that of a list, whose picture is a band, leaves room for its items. */
  size?: "home" | "page" | "list";
  children?: ReactNode;
}

/** The head of a page: a picture with the page's name over its quiet part. */
export function Hero(props: HeroProps) {
  const { picture, tall, eyebrow, title, size = "page", fetched = "first", children } = props;
  return (
    <header className={classes.hero} data-size={size} data-tall={tall && true}>
      <Picture
        picture={picture}
        {...(tall && { tall })}
        // On phones a band is wider than the screen.
        sizes={size === "list" ? "(max-width: 48em) 150vw, 100vw" : "100vw"}
        alt=""
        fetched={fetched}
        className={classes.picture}
      />
      <div className={classes.words}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1 className={classes.title}>{title}</h1>
        {children && <div className={classes.more}>{children}</div>}
      </div>
      <Shoreline />
    </header>
  );
}

/** The lower edge of a picture as a waterline with ripples. */
export function Shoreline() {
  return (
    <svg
      className={classes.shoreline}
      data-no-print
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classes.ripple} d="M0 22C160 2 300 2 470 20S800 46 980 26S1290 4 1440 18" />
      <path
        className={classes.ripple}
        d="M0 36C170 14 310 16 480 34S810 58 990 40S1300 18 1440 32"
      />
      <path d="M0 52C180 28 320 30 490 48S820 70 1000 54S1310 34 1440 48V73H0Z" />
    </svg>
  );
}
