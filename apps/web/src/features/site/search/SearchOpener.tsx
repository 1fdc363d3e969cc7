import { IconSearch } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { useKeys } from "#ui/keys.ts";
import classes from "./SearchOpener.module.css";

const importDialog = () => import("./SearchDialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await importDialog()).SearchDialog }));

const hasModifier = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The link to the search, which opens it over the page; so does the key "/", but for staff pages. */
export function SearchOpener() {
  const { opened, used, open, close } = useDialog(importDialog);
  const isStaffPage = useLocation().pathname.startsWith(paths.staff);
  useKeys(isStaffPage ? {} : { "/": open });
  return (
    <>
      <Link
        to={paths.search}
        className={classes.opener}
        aria-label="Search"
        title="Search"
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </Link>
      {used && (
        <Suspense>
          <SearchDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
