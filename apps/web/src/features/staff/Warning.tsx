import { type ReactNode, useId } from "react";
import { trpc } from "#lib/api/client.ts";
import shared from "#ui/shared.module.css";
import { pauseTexts } from "./mails/texts.ts";
import classes from "./Warning.module.css";

/** A section above the content of a staff page that warns of a setting of the site. */
export function Warning({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`${shared.note} ${classes.banner}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** Warns while no mail and no delivery to a webhook leaves the site, and says what ends that. */
export function OutboundPauseWarning() {
  const { data } = trpc.staff.overview.useQuery();
  if (!data?.outboundPause) return null;
  const { title, text, reasons } = pauseTexts;
  const { before, code, after } = reasons[data.outboundPause];
  return (
    <Warning title={title}>
      {text} {before} <code>{code}</code>
      {after}
    </Warning>
  );
}
