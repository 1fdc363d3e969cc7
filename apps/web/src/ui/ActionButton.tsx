import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";

type ActionButtonProps = Omit<ComponentPropsWithRef<"button">, keyof ButtonProps> &
  ButtonProps & { isInactive: boolean };

/**
 * A button that ignores presses while its action runs, or has nothing to do. It is not disabled, because a disabled button
 * drops the focus of the keyboard to the start of the page.
 */
export function ActionButton({ isInactive, onClick, ...button }: ActionButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isInactive || undefined}
      data-disabled={isInactive}
      onClick={isInactive ? (event) => event.preventDefault() : onClick}
    />
  );
}
