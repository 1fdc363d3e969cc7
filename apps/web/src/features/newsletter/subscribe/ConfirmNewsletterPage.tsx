import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { newsletterTexts } from "../texts/newsletter.ts";
import { tokenInAddress, useIncompleteLink } from "./tokenInAddress.ts";

const texts = newsletterTexts.confirm;

/**
 * The target of links in confirmation mails. Opening it changes nothing, as mail scanners open
 * links too.
 */
export default function ConfirmNewsletterPage() {
  const isIncomplete = useIncompleteLink();
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      {isIncomplete ? (
        <NotePage {...texts.incomplete}>
          <LinkButton to={paths.newsletterBox}>{texts.again}</LinkButton>
        </NotePage>
      ) : (
        <Confirm />
      )}
    </>
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
        onClick={() => confirm.mutate({ token: tokenInAddress() ?? "" })}
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
