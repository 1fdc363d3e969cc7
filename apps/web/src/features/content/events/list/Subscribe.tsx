import { Button } from "@mantine/core";
import { IconCalendarRepeat } from "@tabler/icons-react";
import { paths } from "#lib/paths.ts";
import { usePublicUrl } from "#lib/renderResult.ts";
import shared from "#ui/shared.module.css";
import { eventListTexts } from "../../texts/reading/eventList.ts";
import classes from "./Subscribe.module.css";

/** The calendar feed of all events, to which calendar programs subscribe. */
export function Subscribe() {
  const { title, link, text, address } = eventListTexts.subscribe;
  const feed = usePublicUrl() + paths.eventsCalendar;
  return (
    <aside className={`${shared.between} ${classes.subscribe}`} data-no-print aria-label={title}>
      <div className={classes.words}>
        <h2 className={shared.heading}>{title}</h2>
        <p>{text}</p>
        <p className={shared.small}>
          {address} <a href={feed}>{feed}</a>
        </p>
      </div>
      <Button
        component="a"
        // This scheme opens a calendar program; with https a browser would save a file.
        href={feed.replace(/^https?:/, "webcal:")}
        variant="outline"
        leftSection={<IconCalendarRepeat size={20} stroke={1.6} aria-hidden />}
      >
        {link}
      </Button>
    </aside>
  );
}
