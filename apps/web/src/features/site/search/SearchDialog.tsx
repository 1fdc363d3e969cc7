import "#ui/styles/components/checkbox.css";
import "#ui/styles/components/closeButton.css";
import "#ui/styles/components/inputs.css";
import "#ui/styles/components/tabs.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { SEARCH_MAX, type SearchKind } from "@headwaters/contracts";
import { Checkbox, Modal, Tabs } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Form, Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useOpening } from "#ui/forms/dialogs/useDialog.ts";
import type { useOpenedHere } from "#ui/forms/dialogs/useOpenedHere.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import { keySwitch } from "#ui/keys.ts";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./SearchDialog.module.css";
import { Hit, Marked } from "./SearchHit.tsx";
import { formatTerms, readTerms, type Terms } from "./searchTerms.ts";
import { searchTexts as texts } from "./texts.ts";
import { useSiteSearch } from "./useSiteSearch.ts";

/** Idle time before a search, ms. */
const PAUSE = 200;

/** The value of the tab with results of all kinds. */
const ALL = "all";

interface SearchDialogProps {
  dialog: ReturnType<typeof useOpenedHere>;
}

/** The search of the site over the page, with results while the user types. */
export function SearchDialog({ dialog }: SearchDialogProps) {
  return (
    <Modal.Root
      opened={useOpening(dialog.opened)}
      onClose={dialog.close}
      returnFocus={!dialog.isLeft}
      size="46rem"
      yOffset="6dvh"
      classNames={classes as Record<string, string>}
      transitionProps={{ transition: "fade-up", duration: 180 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title}>
        <Search onFollow={dialog.leave} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** The field, whose arrow keys go through the results, and the results by kind. */
function Search({ onFollow }: { onFollow: () => void }) {
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<SearchKind>();
  const { search = "" } = readTerms(new URLSearchParams({ q: typed }));
  const [paused] = useDebouncedValue(search, PAUSE);
  const terms: Terms = { search: search && paused, ...(kind && { kind }) };
  const results = useSiteSearch(terms);
  const hits = results.groups.flatMap((group) => group.hits);
  const list = useActiveOption(hits.map(({ path }) => path).join());

  return (
    <div className={classes.search}>
      <search>
        <Form className={classes.head} action={paths.search} onSubmit={onFollow}>
          <Field
            className={classes.field ?? ""}
            type="search"
            name="q"
            role="combobox"
            aria-label={texts.placeholder}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? list.id : undefined}
            aria-activedescendant={list.activeId}
            placeholder={texts.placeholder}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => list.onKeyDown(event, hits.length)}
            maxLength={SEARCH_MAX}
            enterKeyHint="search"
            autoComplete="off"
            data-autofocus
          />
          {results.kind && <input type="hidden" name="kind" value={results.kind} />}
          <Modal.CloseButton aria-label={texts.close} size="lg" iconSize="1.5rem" />
        </Form>
      </search>
      <Tabs
        className={classes.tabs}
        value={results.kind ?? ALL}
        onChange={(value) => setKind(value === ALL ? undefined : (value as SearchKind))}
      >
        <Tabs.List
          className={classes.kinds}
          aria-label={texts.kinds}
          hidden={results.tabs.length === 0}
        >
          {results.tabs.map(({ kind = ALL, name, count }) => (
            <Tabs.Tab key={kind} value={kind}>
              {name} <span className={classes.count}>{count}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={results.kind ?? ALL} className={classes.panel}>
          <p role="status" className={shared.small}>
            {results.status}
          </p>
          {results.isEmpty && search && <p className={shared.small}>{texts.nothing}</p>}
          {results.isFailed && <LoadFailure title={texts.failed} query={results.query} />}
          {hits.length > 0 && <Options results={results} list={list} onFollow={onFollow} />}
        </Tabs.Panel>
      </Tabs>
      <div className={classes.foot}>
        {hits.length > 0 && (
          <Link to={paths.search + formatTerms(terms)} onClick={onFollow}>
            {texts.wholePage}
          </Link>
        )}
        <Checkbox
          className={classes.key ?? ""}
          size="sm"
          label={texts.key}
          defaultChecked={keySwitch.isOn()}
          onChange={({ currentTarget }) => keySwitch.set(currentTarget.checked)}
        />
      </div>
    </div>
  );
}

type ActiveOption = ReturnType<typeof useActiveOption>;

/**
 * The option that the arrow keys have reached, while the focus stays in the field. Other options
 * start anew.
 * @param options changes with the options
 */
function useActiveOption(options: string) {
  const id = useId();
  const [reached, setReached] = useState({ options, index: -1 });
  const index = reached.options === options ? reached.index : -1;
  const formatId = (index: number) => `${id}-${index}`;
  const activeId = index < 0 ? undefined : formatId(index);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return {
    id,
    index,
    activeId,
    formatId,
    onKeyDown(event: KeyboardEvent, count: number) {
      if (event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) {
        event.preventDefault();
        // Before the first option and behind the last one is the field.
        const places = count + 1;
        setReached({ options, index: ((index + 1 + step + places) % places) - 1 });
      } else if (event.key === "Enter" && activeId) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      }
    },
  };
}

interface OptionsProps {
  results: ReturnType<typeof useSiteSearch>;
  list: ActiveOption;
  onFollow: () => void;
}

/** The results as options of the field. */
function Options({ results: { groups, words, isOutdated }, list, onFollow }: OptionsProps) {
  let count = 0;
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label={texts.title}
      aria-busy={isOutdated}
      className={classes.options}
    >
      {groups.map(({ kind, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
        <div key={kind} role="group" aria-label={texts.groups[kind]}>
          <div className={classes.kind} aria-hidden>
            {texts.groups[kind]}
          </div>
          {hits.map((hit) => {
            const index = count++;
            return (
              <Link
                key={hit.path}
                id={list.formatId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.index}
                className={classes.option}
                to={hit.path}
                onClick={onFollow}
              >
                <Hit kind={kind} hit={hit} words={words}>
                  <span dir="auto" className={classes.name}>
                    <Marked text={hit.title} words={words} />
                  </span>
                </Hit>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
