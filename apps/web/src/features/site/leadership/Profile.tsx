import { Picture } from "#ui/pictures/Picture.tsx";
import type { Leader } from "../texts/leadership.ts";
import classes from "./Profile.module.css";
import { ProfileContact } from "./ProfileContact.tsx";
import { ProfileNotes } from "./ProfileNotes.tsx";

interface ProfileProps {
  leader: Leader;
  size: "small" | "medium" | "large";
}

const widths = {
  small: "(min-width: 64em) 15rem, (min-width: 40em) 11rem, 7.5rem",
  medium: "(min-width: 64em) 18rem, (min-width: 40em) 15rem, 7.5rem",
  large: "(min-width: 64em) 30rem, (min-width: 40em) 15rem, 92vw",
};

/** A profile with experience and contact. */
export function Profile({ leader, size }: ProfileProps) {
  const { name, title, portrait, quote, bio } = leader;
  return (
    <article className={classes.profile} data-size={size}>
      <Picture
        picture={portrait}
        alt={`Portrait of ${name}`}
        sizes={widths[size]}
        className={classes.portrait}
      />
      <div className={classes.head}>
        <p className={classes.title}>{title}</p>
        <h3 className={classes.name}>{name}</h3>
        <ProfileContact leader={leader} />
      </div>
      <div className={classes.bio}>
        {quote && <blockquote className={classes.quote}>“{quote}”</blockquote>}
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ProfileNotes leader={leader} />
    </article>
  );
}
