import { IconPrinter, IconShare2 } from "@tabler/icons-react";
import { lazy, Suspense, useRef } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import classes from "./ContentArticle.module.css";
import { articleTexts } from "./texts.ts";

const importMenu = () => import("./ShareMenu.tsx");
const ShareMenu = lazy(async () => ({ default: (await importMenu()).ShareMenu }));

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface ShareAndPrintProps {
  title: string;
  /** The page's absolute address. */
  url: string;
}

/** Buttons to share and print an item: by the device's sharing, or else by a menu of ours. */
export function ShareAndPrint({ title, url }: ShareAndPrintProps) {
  const { opened, open, close } = useDialog(importMenu);
  const shareButton = useRef<HTMLAnchorElement>(null);

  async function share() {
    if (opened) return close();
    if (!navigator.share) return open();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") open();
    }
  }

  function closeAndReturn() {
    close();
    shareButton.current?.focus();
  }

  return (
    <fieldset
      className={classes.tools}
      data-no-print
      aria-label={articleTexts.tools}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (opened && key === "Escape") closeAndReturn();
      }}
    >
      <OpenButton
        ref={shareButton}
        variant="default"
        size="sm"
        leftSection={<IconShare2 {...icon} />}
        aria-expanded={opened}
        onOpen={share}
      >
        {articleTexts.share}
      </OpenButton>
      {opened && (
        <Suspense>
          <ShareMenu title={title} url={url} onDone={closeAndReturn} />
        </Suspense>
      )}
      <OpenButton
        variant="default"
        size="sm"
        leftSection={<IconPrinter {...icon} />}
        onOpen={() => window.print()}
      >
        {articleTexts.print}
      </OpenButton>
    </fieldset>
  );
}
