import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import shared from "#ui/shared.module.css";
import { LostPage } from "./LostPage.tsx";
import classes from "./NotFoundPage.module.css";
import { notFound } from "./texts.ts";

export default function NotFoundPage() {
  const { label, title, description, text, hint } = notFound;
  return (
    <>
      <PageMeta title={title} description={description} status={404} />
      <LostPage label={label} title={title} text={text}>
        <p className={classes.hint}>
          <code>{hint}</code>
        </p>
        <div className={shared.row}>
          <LinkButton to={paths.home}>Back to Home</LinkButton>
          <LinkButton to={paths.news} variant="default">
            Read the News
          </LinkButton>
        </div>
      </LostPage>
    </>
  );
}
