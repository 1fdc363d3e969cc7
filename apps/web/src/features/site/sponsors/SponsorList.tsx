import { Section } from "#ui/page/sections.tsx";
import { sponsors } from "../texts/sponsors.ts";
import { SponsorCard } from "./SponsorCard.tsx";
import classes from "./SponsorList.module.css";

export function SponsorList() {
  const { eyebrow, title, sponsors: list } = sponsors.list;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <ul className={classes.sponsors}>
        {list.map((sponsor) => (
          <li key={sponsor.name} className={classes.sponsor}>
            <SponsorCard sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
