import type { ReactNode } from "react";
import { readToken, useBrowserValue } from "#lib/browser.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";

interface NewsletterLinkProps {
  texts: { title: string; description: string; incomplete: { title: string; text: string } };
  /** Below the note about a link without a token. */
  help: ReactNode;
  children: ReactNode;
}

/** A page of links in mails. Opening it changes nothing, as mail scanners open links too. */
export function NewsletterLink({ texts, help, children }: NewsletterLinkProps) {
  // Only the browser knows; the server sends the same page for all tokens.
  const hasNoToken = useBrowserValue(() => !readToken(), false);
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      {hasNoToken ? <NotePage {...texts.incomplete}>{help}</NotePage> : children}
    </>
  );
}
