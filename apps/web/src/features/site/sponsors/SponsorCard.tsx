import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import type { Sponsor } from "../texts/sponsors.ts";
import classes from "./SponsorCard.module.css";

export function SponsorCard({ sponsor }: { sponsor: Sponsor }) {
  const { name, tier, mark, description, website } = sponsor;
  return (
    <article className={classes.entry}>
      <div className={classes.tile}>
        <img src={mark} width={320} height={120} alt="" loading="lazy" className={classes.mark} />
      </div>
      <div className={classes.words}>
        <p className={`${shared.eyebrow} ${classes.tier}`}>{tier} sponsor</p>
        <h3 className={classes.name} data-address={website}>
          {name}
        </h3>
        <p className={classes.text}>{description}</p>
        <Button
          component="a"
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size="1.1em" stroke={1.7} aria-hidden />}
          className={classes.visit ?? ""}
        >
          Visit Website
          <span className={hidden.hidden}> of {name} (opens in a new tab)</span>
        </Button>
      </div>
    </article>
  );
}
