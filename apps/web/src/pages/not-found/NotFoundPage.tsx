import { Group } from "@mantine/core";
import { LinkButton } from "../../components/LinkButton.tsx";
import { LostPage } from "../../components/LostPage.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import classes from "./NotFoundPage.module.css";

export function NotFoundPage() {
  return (
    <>
      <PageMeta
        title="Page Not Found"
        description="There is no page at this address."
        status={404}
      />
      <LostPage
        label="404"
        title="Page Not Found"
        text="This stretch of the river is not on our map. The page has moved, or it was never here."
      >
        <p className={classes.hint}>
          <code>Did you forget to add the page to the router?</code>
        </p>
        <Group>
          <LinkButton to={paths.home}>Back to Home</LinkButton>
          <LinkButton to={paths.news} variant="default">
            Read the News
          </LinkButton>
        </Group>
      </LostPage>
    </>
  );
}
