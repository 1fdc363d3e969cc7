import { IconMail, IconPhone } from "@tabler/icons-react";
import { Hero } from "#layout/Hero.tsx";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import classes from "./LeadershipPage.module.css";
import { type Leader, leadership } from "./texts.ts";

export default function LeadershipPage() {
  const { title, eyebrow, lead, description, hero, staff, board } = leadership;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.leadership} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Section eyebrow={staff.eyebrow} title={staff.title} lead={staff.lead} opener="plain">
        <Profile leader={staff.director} size="large" />
      </Section>
      <ul className={classes.team} aria-label={staff.title}>
        {staff.team.map((leader) => (
          <li key={leader.name} ref={reveal}>
            <Profile leader={leader} size="small" />
          </li>
        ))}
      </ul>
      <Section eyebrow={board.eyebrow} title={board.title} lead={board.lead} opener="contours">
        <Profile leader={board.chair} size="medium" />
      </Section>
      <Join />
    </>
  );
}

const portraitSizes = {
  small: "(min-width: 64em) 15rem, (min-width: 40em) 11rem, 7.5rem",
  medium: "(min-width: 64em) 18rem, (min-width: 40em) 15rem, 7.5rem",
  large: "(min-width: 64em) 30rem, (min-width: 40em) 15rem, 92vw",
};

/** A profile with contact, and with experience as a note beside the text. */
function Profile({ leader, size }: { leader: Leader; size: keyof typeof portraitSizes }) {
  const { id, name, title, portrait, quote, bio, expertise, achievements } = leader;
  return (
    <article id={id} tabIndex={-1} className={classes.profile} data-size={size}>
      <Picture
        picture={portrait}
        alt={`Portrait of ${name}`}
        sizes={portraitSizes[size]}
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
      <div className={classes.notes}>
        <div>
          <h4 className={classes.label}>Expertise</h4>
          <ul className={classes.tags}>
            {expertise.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className={classes.label}>Achievements</h4>
          <ul className={classes.achievements}>
            {achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

function ProfileContact({ leader: { name, email, phone } }: { leader: Leader }) {
  const [user, host] = email.split("@");
  const forName = <span className={hidden.hidden}> for {name}</span>;
  return (
    <ul className={classes.contact}>
      <li>
        <a href={`mailto:${email}`} className={classes.contactLink}>
          <IconMail size="1.15em" stroke={1.6} aria-hidden />
          <span>
            {user}@<wbr />
            {host}
            {forName}
          </span>
        </a>
      </li>
      <li>
        <a href={formatPhoneLink(phone)} className={classes.contactLink}>
          <IconPhone size="1.15em" stroke={1.6} aria-hidden />
          <span>
            {phone}
            {forName}
          </span>
        </a>
      </li>
    </ul>
  );
}

/** Invites to careers and volunteering. */
function Join() {
  const { eyebrow, title, ways } = leadership.join;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <div className={classes.ways}>
        {ways.map(({ title, text, points, button }) => (
          <div key={title} className={classes.way}>
            <h3>{title}</h3>
            <p className={classes.wayText}>{text}</p>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <LinkButton to={paths.contact} variant="outline" data-no-print>
              {button}
            </LinkButton>
          </div>
        ))}
      </div>
    </Section>
  );
}
