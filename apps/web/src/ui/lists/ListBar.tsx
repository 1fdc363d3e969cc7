import { SEARCH_MAX } from "@headwaters/contracts";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Field, SelectField } from "../forms/fields/fields.tsx";
import shared from "../shared.module.css";
import {
  type FilteredList,
  type Filters,
  type ListBarProps,
  readFilters,
  writeFilters,
} from "./filters.ts";
import classes from "./ListBar.module.css";
import { listTexts } from "./texts.ts";

/** Idle time before a search, ms. */
const PAUSE = 250;

/**
 * Filters and search above a list, as links and a form, which work without scripts.
 * @param action a button beside them
 */
export function ListBar({ list, filters, texts, action }: ListBarProps & { action?: ReactNode }) {
  const chosen = filters as Partial<Record<string, string>>;
  const to = (field: string, value: string) => {
    const wanted = Object.entries({ ...chosen, [field]: value }).filter(([, one]) => one);
    return list.path + writeFilters(Object.fromEntries(wanted));
  };
  return (
    <div className={`${shared.between} ${classes.bar}`} data-no-print>
      <search className={classes.search}>
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
          <ListForm list={list} filters={filters} texts={texts} clearTo={to("search", "")} />
        )}
      </search>
      {action}
    </div>
  );
}

interface ListFormProps extends ListBarProps {
  /** The address of the list without its search. */
  clearTo: string;
}

/** The search of a list, and its filters with many values. */
function ListForm({ list, filters, texts, clearTo }: ListFormProps) {
  const { form, onInput, onSubmit } = useListForm(list, filters);
  const { search, ...others } = filters as Partial<Record<string, string>>;
  const boxes = texts.choices.filter(({ isBox }) => isBox);
  return (
    <form
      ref={form}
      className={classes.form}
      action={list.path}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {Object.entries(others)
        .filter(([field]) => !boxes.some((box) => box.field === field))
        .map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      {boxes.map(({ field, label, all, names }) => (
        <SelectField
          key={field + others[field]}
          className={classes.choice ?? ""}
          name={field}
          aria-label={label}
          defaultValue={others[field]}
          data={Object.entries({ "": all, ...names }).map(([value, name]) => ({
            value,
            label: name,
          }))}
        />
      ))}
      {texts.search && (
        <Field
          className={classes.box ?? ""}
          type="search"
          name="search"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={search}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
          rightSectionPointerEvents="all"
          rightSection={
            search && (
              <Link
                className={classes.clear}
                to={clearTo}
                aria-label={listTexts.clear}
                onClick={() => form.current?.search.focus()}
                preventScrollReset
              >
                ×
              </Link>
            )
          }
        />
      )}
      <button type="submit" className={classes.submit}>
        {texts.search ? listTexts.search : listTexts.show}
      </button>
    </form>
  );
}

type ListFormElement = HTMLFormElement & { search: HTMLInputElement };

/** A form whose fields mirror the query string of a list; typing updates it. */
function useListForm(list: FilteredList, filters: Filters) {
  const navigate = useNavigate();
  const form = useRef<ListFormElement>(null);
  const timer = useRef(0);
  const { search = "" } = filters;
  /** The last search of the form. */
  const sent = useRef(search);

  // The field follows changes of the address, but not during typing.
  useEffect(() => {
    if (search === sent.current || !form.current) return;
    clearTimeout(timer.current);
    sent.current = search;
    form.current.search.value = search;
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = new FormData(form.current) as unknown as Iterable<[string, string]>;
    const wanted = readFilters(list, new URLSearchParams([...fields]));
    const query = writeFilters(wanted);
    if (query === writeFilters(filters)) return;
    sent.current = wanted.search ?? "";
    // All steps of typing share one history entry.
    const replace = search !== "" && sent.current !== search;
    navigate(list.path + query, { replace, preventScrollReset: true });
  }
  const latest = useRef(show);
  latest.current = show;

  // Searches for text that was typed before hydration.
  useEffect(() => latest.current(), []);

  return {
    form,
    onInput() {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current(), PAUSE);
    },
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      show();
    },
  };
}
