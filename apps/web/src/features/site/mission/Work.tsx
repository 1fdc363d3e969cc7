import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import { mission } from "../texts/mission.ts";
import classes from "./Work.module.css";

export function Work() {
  const { eyebrow, title, items } = mission.work;
  return (
    <Section eyebrow={eyebrow} title={title}>
      {items.map(({ name, text, learned, picture, alt }) => (
        <article key={name} className={classes.work} ref={reveal}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 80em) 46rem, (min-width: 48em) 58vw, 92vw"
            className={`${shared.picture} ${classes.picture}`}
          />
          <div className={classes.words}>
            <h3 className={classes.name}>{name}</h3>
            <p>{text}</p>
            <ul className={classes.learned}>
              {learned.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </Section>
  );
}
