import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { trpc } from "../../api/client.ts";
import { LinkButton } from "../../components/LinkButton.tsx";
import { NotePage } from "../../components/NotePage.tsx";
import { WithoutScript } from "../../components/WithoutScript.tsx";
import { newsletterTexts } from "../../content/newsletter.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import classes from "./Newsletter.module.css";
import { tokenInAddress, useIncompleteLink } from "./tokenInAddress.ts";

const texts = newsletterTexts.unsubscribe;

/** Where the link in each newsletter leads. It names no address: newsletters are passed on. */
export function UnsubscribePage() {
  const isIncomplete = useIncompleteLink();
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      {isIncomplete ? (
        <NotePage {...texts.incomplete}>
          <WriteToUs />
        </NotePage>
      ) : (
        <Unsubscribe />
      )}
    </>
  );
}

function WriteToUs() {
  const { email } = organization;
  return <a href={`mailto:${email}`}>{email}</a>;
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
      <Button
        disabled={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate({ token: tokenInAddress() ?? "" })}
      >
        {unsubscribe.isPending ? texts.pending : texts.button}
      </Button>
      {unsubscribe.error && (
        <p className={classes.failure} role="alert">
          {unsubscribe.error.message} {texts.help} <WriteToUs />
        </p>
      )}
    </NotePage>
  );
}
