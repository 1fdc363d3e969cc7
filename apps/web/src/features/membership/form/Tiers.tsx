import { type MembershipType, membershipTypes } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { Section } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { membershipTexts, membershipTiers } from "../texts/membership.ts";
import classes from "./Tiers.module.css";

interface TiersProps {
  onChoose: (type: MembershipType) => void;
}

/** Prices and benefits of memberships, side by side. */
export function Tiers({ onChoose }: TiersProps) {
  const { eyebrow, title, lead, popular } = membershipTexts.tiers;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead}>
      <ul className={classes.board}>
        {membershipTypes.map((type) => {
          const tier = membershipTiers[type];
          return (
            <li key={type} className={classes.tier} data-popular={tier.popular}>
              {tier.popular && <p className={classes.flag}>{popular}</p>}
              <h3 className={classes.name}>{tier.name}</h3>
              <p className={classes.price}>
                {tier.price}
                {tier.per && <span className={classes.per}>{tier.per}</span>}
              </p>
              <p className={shared.soft}>{tier.forWhom}</p>
              <ul className={classes.benefits}>
                {tier.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <Button
                className={classes.choose ?? ""}
                variant={tier.popular ? "filled" : "outline"}
                fullWidth
                onClick={() => onChoose(type)}
              >
                Choose {tier.name}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
