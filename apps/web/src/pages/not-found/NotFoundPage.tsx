import { Group } from "@mantine/core";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Picture } from "../../components/Picture.tsx";
import { pictures } from "../../content/pictures.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import classes from "./NotFoundPage.module.css";

export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <PageMeta title="Page Not Found" description="There is no page at this address." />
      <meta name="robots" content="noindex" />
      <div className={classes.words}>
        <p className={classes.number}>404</p>
        <h1>Page Not Found</h1>
        <p className={classes.text}>
          This stretch of the river is not on our map. The page has moved, or it was never here.
        </p>
        <p className={classes.hint}>
          <code>Did you forget to add the page to the router?</code>
        </p>
        <Group>
          <LinkButton to={paths.home}>Back to Home</LinkButton>
          <LinkButton to={paths.news} variant="default">
            Read the News
          </LinkButton>
        </Group>
      </div>
      <Picture
        picture={pictures.lost}
        sizes="(min-width: 64em) 42rem, 92vw"
        first
        className={classes.picture}
      />
    </div>
  );
}
