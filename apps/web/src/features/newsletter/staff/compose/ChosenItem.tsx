import "@mantine/core/styles/ActionIcon.layer.css";
import type { NewsletterItem } from "@headwaters/contracts";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { contentTypeLabels } from "#features/content";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { composeTexts } from "../../texts/staffNewsletter.ts";
import classes from "./ChosenItems.module.css";

interface ChosenItemProps {
  item: NewsletterItem;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

/** An item of a newsletter. */
export function ChosenItem({ item, isFirst, isLast, onUp, onDown, onRemove }: ChosenItemProps) {
  const { gone, unpublished, up, down, remove } = composeTexts.items;
  const title = item.title ?? gone;
  // A disabled button keeps the focus.
  const tool = (label: string, Icon: typeof IconX, onClick: () => void, isOff = false) => (
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
      <div className={classes.words}>
        <p className={shared.labels}>
          <Badge names={contentTypeLabels} value={item.kind} />
          {item.date && <DateText date={item.date} withTime={item.kind === "events"} />}
        </p>
        <h3 className={classes.title}>{title}</h3>
        {!item.isPublished && <p className={classes.trouble}>{unpublished}</p>}
      </div>
      <div className={classes.tools}>
        {tool(up(title), IconArrowUp, onUp, isFirst)}
        {tool(down(title), IconArrowDown, onDown, isLast)}
        {tool(remove(title), IconX, onRemove)}
      </div>
    </li>
  );
}
