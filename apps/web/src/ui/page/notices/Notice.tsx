import type { ReactNode } from "react";
import { Picture } from "#ui/pictures/Picture.tsx";
import type { Picture as PictureFile } from "#ui/pictures/pictures.ts";
import classes from "./Notice.module.css";

interface NoticeProps {
  title: string;
  /** Level of its heading on the page. */
  level: 1 | 2 | 3;
  picture?: PictureFile;
  /** The next step. */
  children: ReactNode;
}

/** Explains an empty page and the next step. */
export function Notice({ title, level, picture, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.notice}>
      {picture && <Picture picture={picture} alt="" sizes="22rem" className={classes.picture} />}
      <div className={classes.words}>
        <Heading className={classes.title}>{title}</Heading>
        {children}
      </div>
    </div>
  );
}
