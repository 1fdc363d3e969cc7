import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import shared from "../shared.module.css";
import { type ListBarProps, writeFilters } from "./filters.ts";
import classes from "./ListBar.module.css";

const ListForm = lazy(async () => ({ default: (await import("./ListForm.tsx")).ListForm }));

/** Filters and search above a list, as links and a form, which work without scripts. */
export function ListBar({ list, filters, texts }: ListBarProps) {
  const chosen = filters as Partial<Record<string, string>>;
  const to = (field: string, value: string) => {
    const wanted = Object.entries({ ...chosen, [field]: value }).filter(([, one]) => one);
    return list.path + writeFilters(Object.fromEntries(wanted));
  };
  return (
    <search className={`${shared.between} ${classes.bar}`} data-no-print>
      {texts.choices
        .filter(({ isBox }) => !isBox)
        .map(({ field, label, all, names }) => (
          <ul key={field} className={classes.chips} aria-label={label}>
            {Object.entries({ "": all, ...names }).map(([value, name]) => (
              <li key={value}>
                <Link
                  className={classes.chip}
                  to={to(field, value)}
                  aria-current={(chosen[field] ?? "") === value || undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      {(texts.search || texts.choices.some(({ isBox }) => isBox)) && (
        <Suspense>
          <ListForm list={list} filters={filters} texts={texts} clearTo={to("search", "")} />
        </Suspense>
      )}
    </search>
  );
}
