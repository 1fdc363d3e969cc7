import { NEWSLETTER_ITEMS_MAX, type Newsletter, type NewsletterItem } from "@headwaters/contracts";
import { useId, useRef, useState } from "react";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { composeTexts } from "../../texts/staffNewsletter.ts";
import { ChosenItem } from "./ChosenItem.tsx";
import classes from "./ChosenItems.module.css";
import { EligibleItems } from "./EligibleItems.tsx";
import { itemKey } from "./itemKey.ts";

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
  const [said, setSaid] = useState("");
  const known = new Map(latest.items.map((item) => [itemKey(item), item]));
  const formatTitle = ({ title }: NewsletterItem) => title ?? texts.gone;

  function move(item: NewsletterItem, from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(texts.moved(formatTitle(item), to + 1, items.length));
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={shared.heading} id={titleId} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </div>
      <p role="status" className={hidden.hidden}>
        {said}
      </p>
      {items.length === 0 ? (
        <p className={classes.none}>{texts.none}</p>
      ) : (
        <ol className={`${lists.list} ${classes.list}`}>
          {items.map((item, index) => (
            <ChosenItem
              key={itemKey(item)}
              item={known.get(itemKey(item)) ?? item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => move(item, index, index - 1)}
              onDown={() => move(item, index, index + 1)}
              onRemove={() => {
                onChange(items.toSpliced(index, 1));
                setSaid(texts.removed(formatTitle(item)));
                heading.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {items.length >= NEWSLETTER_ITEMS_MAX ? (
        <p className={classes.none}>{texts.full}</p>
      ) : (
        <EligibleItems
          chosen={new Set(items.map(itemKey))}
          onAdd={(item) => {
            onChange([...items, item]);
            setSaid(texts.added(formatTitle(item)));
          }}
        />
      )}
    </section>
  );
}
