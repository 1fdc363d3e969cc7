import { organization } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { TokenAction, TokenPage } from "#ui/page/TokenPage.tsx";
import { newsletterTexts } from "./texts.ts";

const texts = newsletterTexts.unsubscribe;
const { email } = organization;
const mailLink = <a href={`mailto:${email}`}>{email}</a>;

/** The target of the link in each newsletter. It shows no address, as people forward newsletters. */
export default function UnsubscribePage() {
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation();
  return (
    <TokenPage texts={texts} help={mailLink}>
      {(token) =>
        unsubscribe.isSuccess ? (
          <NotePage {...texts.done} takesFocus>
            <LinkButton to={paths.newsletterBox} variant="outline">
              {texts.back}
            </LinkButton>
          </NotePage>
        ) : (
          <TokenAction
            texts={texts}
            what="Unsubscribing"
            token={token}
            action={unsubscribe}
            help={
              <>
                {texts.help} {mailLink}
              </>
            }
          />
        )
      }
    </TokenPage>
  );
}
