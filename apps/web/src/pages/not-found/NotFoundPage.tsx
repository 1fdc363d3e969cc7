import { Group } from "@mantine/core";
import { LinkButton } from "../../components/LinkButton.tsx";
import { LostPage } from "../../components/LostPage.tsx";
import { notFound } from "../../content/notFound.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import classes from "./NotFoundPage.module.css";

export function NotFoundPage() {
  const { label, title, description, text, hint } = notFound;
  return (
    <>
      <PageMeta title={title} description={description} status={404} />
      <LostPage label={label} title={title} text={text}>
        <p className={classes.hint}>
          <code>{hint}</code>
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
