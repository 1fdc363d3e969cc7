import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import shared from "#ui/shared.module.css";
import { visitorHome } from "../../texts/home.ts";
import classes from "./PhotoStrip.module.css";

export function PhotoStrip() {
  const { eyebrow, title, photos } = visitorHome.gallery;
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      action={
        <LinkButton to={paths.gallery} variant="outline">
          View Full Gallery
        </LinkButton>
      }
    >
      <ul className={classes.strip}>
        {photos.map(({ picture, title, description }) => (
          <li key={picture.name}>
            <figure>
              <Picture
                picture={picture}
                alt={description}
                sizes="(min-width: 48em) 24vw, 46vw"
                className={classes.picture}
              />
              <figcaption className={`${shared.small} ${classes.caption}`}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
