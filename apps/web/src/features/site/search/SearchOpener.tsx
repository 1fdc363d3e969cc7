import { IconSearch } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useKeys } from "#ui/keys.ts";
import classes from "./SearchOpener.module.css";

const importDialog = () => import("./SearchDialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await importDialog()).SearchDialog }));

// A failed prefetch is repeated when the module is needed.
const prefetch = () => void importDialog().catch(() => {});

const hasModifier = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The link to the search, which opens it over the page; so does the key "/", but for staff pages. */
export function SearchOpener() {
  // Undefined until its first use.
  const [opened, setOpened] = useState<boolean>();
  const open = () => setOpened(true);
  const isStaffPage = matchPath({ path: paths.staff, end: false }, useLocation().pathname);
  useKeys(isStaffPage ? {} : { "/": open });
  return (
    <>
      <Link
        to={paths.search}
        className={classes.opener}
        aria-label="Search"
        title="Search"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </Link>
      {opened !== undefined && (
        <Suspense>
          <SearchDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
