import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { TokenAction, TokenPage } from "#ui/page/TokenPage.tsx";
import shared from "#ui/shared.module.css";
import { newsletterTexts } from "./texts.ts";

const texts = newsletterTexts.confirm;

/** The target of links in confirmation mails. */
export default function ConfirmNewsletterPage() {
  const confirm = trpc.newsletter.confirm.useMutation();
  return (
    <TokenPage texts={texts} help={<LinkButton to={paths.newsletterBox}>{texts.again}</LinkButton>}>
      {(token) =>
        confirm.isSuccess ? (
          <NotePage {...texts.done} takesFocus>
            <LinkButton to={paths.news}>Read the News</LinkButton>
          </NotePage>
        ) : (
          <TokenAction
            texts={texts}
            what="Confirming a subscription"
            token={token}
            action={confirm}
            help={<Link to={paths.newsletterBox}>{texts.again}</Link>}
          >
            <p className={shared.soft}>{texts.age}</p>
          </TokenAction>
        )
      }
    </TokenPage>
  );
}
