import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import { mission } from "../texts/mission.ts";
import classes from "./Statement.module.css";

/** The mission statement with its explanation. */
export function Statement() {
  const { text, paragraphs, picture, alt } = mission.statement;
  return (
    <div className={classes.statement} ref={reveal}>
      <p className={classes.sentence}>{text}</p>
      <div className={`${shared.lead} ${classes.words}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 64em) 24rem, (min-width: 48em) 34vw, 92vw"
        className={classes.picture}
      />
    </div>
  );
}
