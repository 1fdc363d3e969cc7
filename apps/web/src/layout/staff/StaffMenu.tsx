import "#ui/styles/components/closeButton.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer } from "@mantine/core";
import { useCurrentUser } from "#features/accounts";
import { useOpening } from "#ui/forms/dialogs/useDialog.ts";
import { AccountLinks } from "../navigation/MobileMenu.tsx";
import classes from "../navigation/menus.module.css";
import { Brand } from "../navigation/NavigationLinks.tsx";
import { StaffNav } from "./StaffNav.tsx";
import { staffTexts } from "./texts.ts";

interface StaffMenuProps {
  opened: boolean;
  onClose: () => void;
}

/** The navigation of staff pages on phones. */
export function StaffMenu({ opened, onClose }: StaffMenuProps) {
  const user = useCurrentUser();
  return (
    <Drawer.Root
      opened={useOpening(opened)}
      onClose={onClose}
      position="right"
      size="min(100vw, 22rem)"
      classNames={classes as Record<string, string>}
      transitionProps={{ transition: "slide-left", duration: 180 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={staffTexts.menu.name}>
        <div className={classes.head}>
          <Brand />
          <Drawer.CloseButton
            aria-label={staffTexts.menu.close}
            size="lg"
            iconSize="1.6rem"
            data-autofocus
          />
        </div>
        <Drawer.Body>
          <StaffNav />
          {user && (
            <div className={classes.account}>
              <AccountLinks user={user} />
            </div>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
