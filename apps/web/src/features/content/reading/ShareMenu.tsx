import { IconLink, IconMail } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import classes from "./ContentArticle.module.css";
import { articleTexts } from "./texts.ts";

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
      toasts.show({ title: articleTexts.copied, variant: "success" });
    } catch {
      // The clipboard is forbidden, or the page is insecure.
      toasts.show({ title: articleTexts.notCopied, description: url, variant: "destructive" });
    }
    onDone();
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <ul className={classes.shareMenu}>
      <li>
        <button ref={first} type="button" className={classes.shareLink} onClick={copy}>
          <IconLink {...icon} /> {articleTexts.copy}
        </button>
      </li>
      <li>
        <a href={mail} className={classes.shareLink} onClick={onDone}>
          <IconMail {...icon} /> {articleTexts.mail}
        </a>
      </li>
    </ul>
  );
}
