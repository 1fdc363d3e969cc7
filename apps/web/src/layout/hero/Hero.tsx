import type { ReactNode } from "react";
import { Picture } from "#ui/pictures/Picture.tsx";
import type { Picture as PictureFile } from "#ui/pictures/pictures.ts";
import classes from "./Hero.module.css";
import { Shoreline } from "./Shoreline.tsx";

interface HeroProps {
  picture: PictureFile;
  tall?: PictureFile;
  eyebrow: string;
  title: string;
  /** The hero of a home page is tall; that of a list leaves room for its items. */
  size?: "home" | "page" | "list";
  children?: ReactNode;
}

/** The head of a page: a picture with the page's name over its quiet part. */
export function Hero({ picture, tall, eyebrow, title, size = "page", children }: HeroProps) {
  return (
    <header className={classes.hero} data-size={size} data-tall={tall && true}>
      <Picture
        picture={picture}
        {...(tall && { tall })}
        sizes="100vw"
        alt=""
        first
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
