import { Button, type ButtonProps } from "@mantine/core";
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";

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

/**
 * Props of a link to a fragment ("#menu") that opens something. A press before the scripts leaves the
 * fragment in the address, which then opens it when the page is hydrated.
 */
export function useOpener(fragment: string, open: () => void) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWanted = useRef(false);
  useEffect(() => {
    if (hash === fragment) {
      isWanted.current = true;
      navigate(pathname + search, { replace: true, preventScrollReset: true });
    } else if (isWanted.current) {
      isWanted.current = false;
      open();
    }
  });
  return {
    href: fragment,
    onClick(event: MouseEvent) {
      event.preventDefault();
      open();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== " ") return;
      event.preventDefault();
      open();
    },
  };
}
