import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { readToken } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { NewsletterLink } from "./NewsletterLink.tsx";
import { newsletterTexts } from "./texts.ts";

const texts = newsletterTexts.confirm;

/** The target of links in confirmation mails. */
export default function ConfirmNewsletterPage() {
  return (
    <NewsletterLink
      texts={texts}
      help={<LinkButton to={paths.newsletterBox}>{texts.again}</LinkButton>}
    >
      <Confirm />
    </NewsletterLink>
  );
}

function Confirm() {
  const confirm = trpc.newsletter.confirm.useMutation();
  if (confirm.isSuccess) {
    return (
      <NotePage key="done" {...texts.done} takesFocus>
        <LinkButton to={paths.news}>Read the News</LinkButton>
      </NotePage>
    );
  }
  return (
    <NotePage title={texts.title} text={texts.text}>
      <p className={shared.soft}>{texts.age}</p>
      <WithoutScript what="Confirming a subscription" />
      <ActionButton
        isInactive={confirm.isPending}
        onClick={() => confirm.mutate({ token: readToken() ?? "" })}
      >
        {confirm.isPending ? texts.pending : texts.button}
      </ActionButton>
      {confirm.error && (
        <p className={shared.error} role="alert">
          {confirm.error.message} <Link to={paths.newsletterBox}>{texts.again}</Link>
        </p>
      )}
    </NotePage>
  );
}
