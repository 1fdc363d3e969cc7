import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import shared from "#ui/shared.module.css";
import { visitorHome } from "../../texts/home.ts";
import classes from "./Programs.module.css";

export function Programs() {
  const { eyebrow, title, cards } = visitorHome.programs;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <ul className={classes.cards}>
        {cards.map(({ picture, alt, name, ages, text }) => (
          <li key={name} className={classes.card}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 64em) 25rem, (min-width: 40em) 45vw, 92vw"
              className={shared.picture}
            />
            <p className={`${shared.eyebrow} ${classes.ages}`}>{ages}</p>
            <h3>{name}</h3>
            <p className={classes.text}>{text}</p>
            <LinkButton to={paths.education} variant="default" className={classes.more ?? ""}>
              Learn More<span className={hidden.hidden}> about {name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
