import { LinkButton } from "../../components/LinkButton.tsx";
import { NotePage } from "../../components/NotePage.tsx";
import { accountTexts } from "../../content/account.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";

/** Stands in the place of an account that was deleted. */
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
