import { IconExternalLink } from "@tabler/icons-react";
import hidden from "#ui/hidden.module.css";
import { eventTexts } from "../../texts/reading/event.ts";
import { pageTexts } from "../../texts/reading/page.ts";
import classes from "./MapLink.module.css";

const MAP = "https://www.openstreetmap.org/search?query=";

/** A link to a map on another site. An embedded map would reveal the readers of this page to it. */
export function MapLink({ place }: { place: string }) {
  return (
    <a
      className={classes.link}
      data-no-print
      href={MAP + encodeURIComponent(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {eventTexts.map}
      <IconExternalLink size="1.1em" stroke={1.75} aria-hidden />
      <span className={hidden.hidden}> {pageTexts.newTab}</span>
    </a>
  );
}
