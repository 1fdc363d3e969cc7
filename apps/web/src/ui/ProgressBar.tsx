import "./styles/components/progress.css";
import { Progress, type ProgressRootProps } from "@mantine/core";

interface ProgressBarProps extends ProgressRootProps {
  /** From 0 to 1; without it the bar only moves. */
  share?: number | undefined;
}

/**
 * A progress bar. The root has the role, unlike in Mantine, because the filled part may have no
 * width.
 */
export function ProgressBar({ share, ...root }: ProgressBarProps) {
  return (
    <Progress.Root
      role="progressbar"
      aria-valuenow={share === undefined ? undefined : Math.floor(share * 100)}
      {...root}
    >
      <Progress.Section
        value={(share ?? 1) * 100}
        color="var(--hw-accent)"
        animated={share === undefined}
        withAria={false}
      />
    </Progress.Root>
  );
}
