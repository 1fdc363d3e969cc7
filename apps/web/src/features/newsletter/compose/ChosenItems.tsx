import "@mantine/core/styles/ActionIcon.layer.css";
import {
  NEWSLETTER_ITEMS_MAX,
  type Newsletter,
  type NewsletterItem,
  type NewsletterItemKind,
  newsletterItemKinds,
  SEARCH_MAX,
} from "@headwaters/contracts";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import { useDeferredValue, useId, useRef, useState } from "react";
import { contentTypeLabels } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import { paging } from "#ui/lists/filters.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./NewsletterPage.module.css";
import { composeTexts } from "./texts.ts";

/** Identifies an item of a newsletter. */
const itemKey = ({ kind, id }: Pick<NewsletterItem, "kind" | "id">) => `${kind}/${id}`;

interface ChosenItemsProps {
  items: NewsletterItem[];
  /** The server's state, which says whether the chosen items are still published. */
  latest: Newsletter;
  onChange: (items: NewsletterItem[]) => void;
}

/** Items of a newsletter, with buttons to order, remove and add them. */
export function ChosenItems({ items, latest, onChange }: ChosenItemsProps) {
  const texts = composeTexts.items;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState("");
  const latestItems = new Map(latest.items.map((item) => [itemKey(item), item]));
  const formatTitle = ({ title }: NewsletterItem) => title ?? texts.gone;

  function move(item: NewsletterItem, from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    announce(texts.moved(formatTitle(item), to + 1, items.length));
  }

  return (
    <section className={classes.chosen} aria-labelledby={titleId}>
      <div className={classes.chosenHead}>
        <h2 className={shared.heading} id={titleId} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </div>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {items.length === 0 ? (
        <p className={classes.emptyText}>{texts.none}</p>
      ) : (
        <ol className={`${lists.list} ${classes.chosenList}`}>
          {items.map((item, index) => (
            <ChosenItem
              key={itemKey(item)}
              item={latestItems.get(itemKey(item)) ?? item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => move(item, index, index - 1)}
              onDown={() => move(item, index, index + 1)}
              onRemove={() => {
                onChange(items.toSpliced(index, 1));
                announce(texts.removed(formatTitle(item)));
                heading.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {items.length >= NEWSLETTER_ITEMS_MAX ? (
        <p className={classes.emptyText}>{texts.full}</p>
      ) : (
        <EligibleItems
          chosen={new Set(items.map(itemKey))}
          onAdd={(item) => {
            onChange([...items, item]);
            announce(texts.added(formatTitle(item)));
          }}
        />
      )}
    </section>
  );
}

interface ChosenItemProps {
  item: NewsletterItem;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

/** An item of a newsletter. */
function ChosenItem({ item, isFirst, isLast, onUp, onDown, onRemove }: ChosenItemProps) {
  const { gone, unpublished, up, down, remove } = composeTexts.items;
  const title = item.title ?? gone;
  // A disabled button keeps the focus.
  const button = (label: string, Icon: typeof IconX, onClick: () => void, isOff = false) => (
    <ActionIcon
      variant="subtle"
      size="xl"
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-disabled={isOff}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  return (
    <li className={classes.item}>
      <div className={classes.itemText}>
        <p className={shared.labels}>
          <Badge names={contentTypeLabels} value={item.kind} />
          {item.date && <DateText date={item.date} withTime={item.kind === "events"} />}
        </p>
        <h3 className={classes.itemTitle}>{title}</h3>
        {!item.isPublished && <p className={classes.itemWarning}>{unpublished}</p>}
      </div>
      <div className={classes.itemTools}>
        {button(up(title), IconArrowUp, onUp, isFirst)}
        {button(down(title), IconArrowDown, onDown, isLast)}
        {button(remove(title), IconX, onRemove)}
      </div>
    </li>
  );
}

const ELIGIBLE_LIMIT = 6;

interface EligibleItemsProps {
  /** Keys of items that the newsletter contains already. */
  chosen: ReadonlySet<string>;
  onAdd: (item: NewsletterItem) => void;
}

/** Published news and coming events, to be added to a newsletter. */
function EligibleItems({ chosen, onAdd }: EligibleItemsProps) {
  const texts = composeTexts.choose;
  const titleId = useId();
  const [kind, setKind] = useState<NewsletterItemKind>("news");
  const [search, setSearch] = useState("");
  const asked = useDeferredValue(search.trim());
  const query = trpc.newsletter.candidates.useInfiniteQuery(
    { kind, limit: ELIGIBLE_LIMIT, ...(asked && { search: asked }) },
    { ...freshQuery, ...paging },
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={classes.eligible} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.itemTitle}>
        {texts.title}
      </h3>
      <div className={`${shared.row} ${classes.eligibleBar}`}>
        {newsletterItemKinds.map((name) => (
          <Button
            key={name}
            variant={kind === name ? "filled" : "default"}
            aria-pressed={kind === name}
            onClick={() => setKind(name)}
          >
            {texts.kinds[name]}
          </Button>
        ))}
        <Field
          type="search"
          className={classes.eligibleSearch ?? ""}
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {query.error && <LoadFailure title={texts.failed} query={query} />}
      {query.data && items.length === 0 && <p className={classes.emptyText}>{texts.none}</p>}
      <ul className={classes.eligibleList} aria-busy={query.isPlaceholderData}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <span>
              <strong>{item.title}</strong>
              {item.date && <DateText date={item.date} />}
            </span>
            <ActionIcon
              variant="subtle"
              size="xl"
              aria-label={texts.add(item.title ?? "")}
              aria-disabled={chosen.has(itemKey(item)) || undefined}
              data-disabled={chosen.has(itemKey(item))}
              onClick={() => chosen.has(itemKey(item)) || onAdd(item)}
            >
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ActionButton
          variant="default"
          size="sm"
          isInactive={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.more}
        </ActionButton>
      )}
    </section>
  );
}
