import "#ui/styles/components/badge.css";
import { type ApplicationStatus, applicationStatusNames } from "@headwaters/contracts";
import { Badge } from "@mantine/core";

/** Pending ones stand out, closed ones are muted. */
const variants = {
  pending: { variant: "filled", color: "var(--hw-ink)" },
  approved: {},
  declined: { variant: "outline", color: "var(--hw-ink-soft)" },
  withdrawn: { variant: "outline", color: "var(--hw-ink-soft)" },
} as const;

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge component="span" {...variants[status]}>
      {applicationStatusNames[status]}
    </Badge>
  );
}
