import { useCurrentUser } from "#features/accounts";
import { AccountLinks, MenuDrawer } from "../navigation/MobileMenu.tsx";
import classes from "../navigation/menus.module.css";
import { StaffNav } from "./StaffNav.tsx";

interface StaffMenuProps {
  opened: boolean;
  onClose: () => void;
}

/** The navigation of staff pages on phones. */
export function StaffMenu(props: StaffMenuProps) {
  const user = useCurrentUser();
  return (
    <MenuDrawer {...props}>
      <StaffNav />
      {user && (
        <div className={classes.account}>
          <AccountLinks user={user} />
        </div>
      )}
    </MenuDrawer>
  );
}
