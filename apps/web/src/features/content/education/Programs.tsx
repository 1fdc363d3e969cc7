import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import shared from "#ui/shared.module.css";
import { programsTexts } from "../texts/reading/programs.ts";
import classes from "./Programs.module.css";

/** The three programs, by age. */
export function Programs() {
  const { eyebrow, title, cards } = programsTexts;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <ul className={classes.cards}>
        {cards.map(({ picture, alt, ...card }) => (
          <li key={card.title} className={classes.card}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 60em) 25rem, (min-width: 40em) 40vw, 92vw"
              className={shared.picture}
            />
            <div className={classes.words}>
              <h3>
                {card.title} <span className={shared.eyebrow}>{card.ages}</span>
              </h3>
              <p className={shared.soft}>{card.text}</p>
              <ul className={classes.learn}>
                {card.learn.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
