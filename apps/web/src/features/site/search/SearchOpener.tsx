import { IconSearch } from "@tabler/icons-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useOpenedHere } from "#ui/forms/dialogs/useOpenedHere.ts";
import { useKeys } from "#ui/keys.ts";
import classes from "./SearchOpener.module.css";

const importDialog = () => import("./SearchDialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await importDialog()).SearchDialog }));

// A failed prefetch is repeated when the module is needed.
const prefetch = () => void importDialog().catch(() => {});

const hasModifier = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The link to the search, which opens it over the page; so does the key "/". Staff pages have neither. */
export function SearchOpener() {
  const [isUsed, setUsed] = useState(false);
  const dialog = useOpenedHere();
  function open() {
    setUsed(true);
    dialog.open();
  }
  useKeys({ "/": open });
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
      {isUsed && (
        <Suspense>
          <SearchDialog dialog={dialog} />
        </Suspense>
      )}
    </>
  );
}
