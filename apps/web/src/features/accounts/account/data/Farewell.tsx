import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { accountTexts } from "../../texts/account.ts";

/** Replaces the page of an account that was deleted. */
export function Farewell() {
  const { title, text } = accountTexts.deletion.done;
  return (
    <>
      <PageMeta title={title} description={text} />
      <NotePage title={title} text={text} takesFocus>
        <LinkButton to={paths.home}>Back to Home</LinkButton>
      </NotePage>
    </>
  );
}
