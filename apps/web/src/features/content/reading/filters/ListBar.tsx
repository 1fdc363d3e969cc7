import { Link } from "react-router-dom";
import shared from "../../../../ui/shared.module.css";
import { listTexts } from "../../texts/lists.ts";
import { type FilteredList, type Filters, writeFilters } from "./filters.ts";
import classes from "./ListBar.module.css";
import { useListForm } from "./useListForm.ts";

export interface ListBarTexts {
  /** Label of the search box; without it there is none. */
  search?: string;
  /** A row of links for each field of the list, and a box to choose from for one of many. */
  choices: readonly {
    field: string;
    label: string;
    /** Label of "all". */
    all: string;
    names: Readonly<Record<string, string>>;
    isBox?: true;
  }[];
}

interface ListBarProps {
  list: FilteredList;
  filters: Filters;
  texts: ListBarTexts;
}

/** Filters and search above a list, as links and a form, which work without scripts. */
export function ListBar({ list, filters, texts }: ListBarProps) {
  const { form, onInput, onSubmit } = useListForm(list, filters);
  const chosen = filters as Partial<Record<string, string>>;
  const { search, ...others } = chosen;
  const to = (changed: Record<string, string | undefined>) => {
    const wanted = Object.entries({ ...chosen, ...changed }).filter(([, value]) => value);
    return list.path + writeFilters(Object.fromEntries(wanted));
  };
  const boxes = texts.choices.filter(({ isBox }) => isBox);
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
                  to={to({ [field]: value })}
                  aria-current={(chosen[field] ?? "") === value || undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      {(texts.search || boxes.length > 0) && (
        <form ref={form} className={classes.form} action={list.path} {...{ onInput, onSubmit }}>
          {Object.entries(others)
            .filter(([field]) => !boxes.some((box) => box.field === field))
            .map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
          {boxes.map(({ field, label, all, names }) => (
            <select
              key={field + chosen[field]}
              className={classes.control}
              name={field}
              aria-label={label}
              defaultValue={chosen[field]}
            >
              {Object.entries({ "": all, ...names }).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ))}
          {texts.search && (
            <span className={classes.box}>
              <input
                className={classes.control}
                type="search"
                name="search"
                aria-label={texts.search}
                placeholder={texts.search}
                defaultValue={search}
                maxLength={200}
                enterKeyHint="search"
                autoComplete="off"
              />
              {search && (
                <Link
                  className={classes.clear}
                  to={to({ search: "" })}
                  aria-label={listTexts.clear}
                  onClick={() => form.current?.search.focus()}
                  preventScrollReset
                >
                  ×
                </Link>
              )}
            </span>
          )}
          <button type="submit" className={classes.submit}>
            {texts.search ? listTexts.search : listTexts.show}
          </button>
        </form>
      )}
    </search>
  );
}
