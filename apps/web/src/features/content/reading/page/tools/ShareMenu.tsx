import { IconLink, IconMail } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import { pageTexts } from "../../../texts/reading/page.ts";
import classes from "./ShareMenu.module.css";

interface ShareMenuProps {
  title: string;
  url: string;
  /** Called when the menu is done. */
  onDone: () => void;
}

const icon = { size: 20, stroke: 1.6, "aria-hidden": true } as const;

/** A menu for sharing an address on devices without sharing of their own. */
export function ShareMenu({ title, url, onDone }: ShareMenuProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ title: pageTexts.copied, variant: "success" });
    } catch {
      // The clipboard is forbidden, or the page is insecure.
      toasts.show({ title: pageTexts.notCopied, description: url, variant: "destructive" });
    }
    onDone();
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <ul className={classes.menu}>
      <li>
        <button ref={first} type="button" className={classes.choice} onClick={copy}>
          <IconLink {...icon} /> {pageTexts.copy}
        </button>
      </li>
      <li>
        <a href={mail} className={classes.choice} onClick={onDone}>
          <IconMail {...icon} /> {pageTexts.mail}
        </a>
      </li>
    </ul>
  );
}
