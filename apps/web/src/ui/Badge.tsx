import "./styles/components/badge.css";
import { Badge as MantineBadge } from "@mantine/core";
import { Link } from "react-router-dom";

interface BadgeProps {
  /** Labels of the values. */
  names: Readonly<Record<string, string | undefined>>;
  value: string;
  /** Marks a value that upsets a reader's plans, such as a cancellation. */
  isWarning?: boolean;
  /** The list of all items with this value. */
  to?: string;
}

/** The category of an item; an unknown one is shown unchanged. */
export function Badge({ names, value, isWarning, to }: BadgeProps) {
  const isKnown = Object.hasOwn(names, value);
  const text = isKnown ? names[value] : value;
  if (to && isKnown) {
    return (
      <MantineBadge component={Link} to={to}>
        {text}
      </MantineBadge>
    );
  }
  return (
    <MantineBadge
      component="span"
      {...(isWarning && { variant: "outline", color: "var(--hw-danger)" })}
    >
      {text}
    </MantineBadge>
  );
}
