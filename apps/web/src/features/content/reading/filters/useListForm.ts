import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { type FilteredList, type Filters, readFilters, writeFilters } from "./filters.ts";

/** Idle time before a search, ms. */
const PAUSE = 250;

type ListForm = HTMLFormElement & { search: HTMLInputElement };

/** A form whose fields mirror the query string of a list; typing updates it. */
export function useListForm(list: FilteredList, filters: Filters) {
  const navigate = useNavigate();
  const form = useRef<ListForm>(null);
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
