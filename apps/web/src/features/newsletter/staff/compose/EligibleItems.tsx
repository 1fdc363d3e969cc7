import { freshQuery } from "#lib/api/freshness.ts";
import "@mantine/core/styles/ActionIcon.layer.css";
import {
  type NewsletterItem,
  type NewsletterItemKind,
  newsletterItemKinds,
  SEARCH_MAX,
} from "@headwaters/contracts";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useDeferredValue, useId, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { composeTexts } from "../../texts/staffNewsletter.ts";
import classes from "./ChosenItems.module.css";
import { itemKey } from "./itemKey.ts";

const LIMIT = 6;

interface EligibleItemsProps {
  /** Keys of items that the newsletter contains already. */
  chosen: ReadonlySet<string>;
  onAdd: (item: NewsletterItem) => void;
}

/** Published news and coming events, to be added to a newsletter. */
export function EligibleItems({ chosen, onAdd }: EligibleItemsProps) {
  const texts = composeTexts.choose;
  const titleId = useId();
  const [kind, setKind] = useState<NewsletterItemKind>("news");
  const [search, setSearch] = useState("");
  const asked = useDeferredValue(search.trim());
  const query = trpc.newsletter.candidates.useInfiniteQuery(
    { kind, limit: LIMIT, ...(asked && { search: asked }) },
    {
      ...freshQuery,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: (before) => before,
    },
  );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={classes.choose} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {texts.title}
      </h3>
      <div className={`${shared.row} ${classes.bar}`}>
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
          className={classes.search ?? ""}
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {query.error && <LoadFailure title={texts.failed} query={query} />}
      {query.data && items.length === 0 && <p className={classes.none}>{texts.none}</p>}
      <ul className={classes.eligible} aria-busy={query.isPlaceholderData}>
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
