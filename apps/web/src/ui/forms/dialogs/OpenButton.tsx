import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentPropsWithRef, useId } from "react";
import { useOpener } from "./useOpener.ts";

type OpenButtonProps = Omit<ComponentPropsWithRef<"a">, keyof ButtonProps | "href" | "onClick"> &
  Omit<ButtonProps, "disabled"> & {
    onOpen: () => void;
    /** It has nothing to open; see ActionButton. */
    isInactive?: boolean;
  };

/** A button that opens something. A press before hydration is kept (useOpener). */
export function OpenButton({ onOpen, isInactive = false, ...button }: OpenButtonProps) {
  const opener = useOpener(`#${useId()}`, () => isInactive || onOpen());
  return (
    <Button
      {...button}
      component="a"
      role="button"
      aria-disabled={isInactive || undefined}
      data-disabled={isInactive}
      {...opener}
    />
  );
}
