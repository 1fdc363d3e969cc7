import { SECOND_FACTOR_MISSING } from "@headwaters/contracts";
import { useRouteError } from "react-router-dom";
import { isForbidden } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { NotFoundBoundary } from "./NotFoundPage.tsx";

const texts = {
  title: "Two-step sign-in comes first",
  text: "This page shows what families have told us. To protect it, an account that sees it needs a second step when it signs in. Setting it up takes a minute or two; then this page is open again.",
  button: "Set It Up",
} as const;

/** Error boundary of pages that show families: accounts without their second factor are led to set it up. */
export function SecondFactorBoundary() {
  const error = useRouteError();
  if (!isForbidden(error) || (error as Error).message !== SECOND_FACTOR_MISSING) {
    return <NotFoundBoundary />;
  }
  const { title, text, button } = texts;
  return (
    <>
      <PageMeta title={title} description={text} status={403} />
      <NotePage title={title} text={text}>
        <LinkButton to={paths.twoStep}>{button}</LinkButton>
      </NotePage>
    </>
  );
}
