import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import hidden from "./hidden.module.css";
import classes from "./shared.module.css";

const arrows = {
  left: { letter: "←", Icon: IconArrowLeft },
  right: { letter: "→", Icon: IconArrowRight },
};

/**
 * An arrow beside words: a hidden character for screen readers and copying, and an icon, because
 * our fonts lack the character.
 */
export function Arrow({ to }: { to: keyof typeof arrows }) {
  const { letter, Icon } = arrows[to];
  return (
    <>
      <span className={hidden.hidden}>{letter}</span>
      <Icon size="1.1em" stroke={2} className={classes.arrow} aria-hidden />
    </>
  );
}
