import { organization } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { readToken } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { NewsletterLink } from "./NewsletterLink.tsx";
import { newsletterTexts } from "./texts.ts";

const texts = newsletterTexts.unsubscribe;

/** The target of the link in each newsletter. It shows no address, as people forward newsletters. */
export default function UnsubscribePage() {
  return (
    <NewsletterLink texts={texts} help={<WriteToUs />}>
      <Unsubscribe />
    </NewsletterLink>
  );
}

function Unsubscribe() {
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation();
  if (unsubscribe.isSuccess) {
    return (
      <NotePage key="done" {...texts.done} takesFocus>
        <LinkButton to={paths.newsletterBox} variant="outline">
          {texts.back}
        </LinkButton>
      </NotePage>
    );
  }
  return (
    <NotePage title={texts.title} text={texts.text}>
      <WithoutScript what="Unsubscribing" />
      <ActionButton
        isInactive={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ token: readToken() ?? "" })}
      >
        {unsubscribe.isPending ? texts.pending : texts.button}
      </ActionButton>
      {unsubscribe.error && (
        <p className={shared.error} role="alert">
          {unsubscribe.error.message} {texts.help} <WriteToUs />
        </p>
      )}
    </NotePage>
  );
}

function WriteToUs() {
  const { email } = organization;
  return <a href={`mailto:${email}`}>{email}</a>;
}
