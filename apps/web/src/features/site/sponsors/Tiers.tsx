import { Section } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { sponsors } from "../texts/sponsors.ts";
import classes from "./Tiers.module.css";

export function Tiers() {
  const { eyebrow, title, lead, tiers } = sponsors.partnership;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead}>
      <ol className={classes.tiers}>
        {tiers.map(({ name, amount, for: purpose, benefits }) => (
          <li key={name} className={classes.tier}>
            <div>
              <h3 className={shared.soft}>{name}</h3>
              <p className={classes.amount}>{amount}</p>
              <p className={classes.purpose}>{purpose}</p>
            </div>
            <ul className={classes.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
