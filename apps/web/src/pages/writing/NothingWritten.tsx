import { Group } from "@mantine/core";
import { LinkButton } from "../../components/LinkButton.tsx";
import { Notice } from "../../components/Notice.tsx";
import { myItemsTexts } from "../../content/myItems.ts";
import { paths } from "../../paths.ts";

/** The way to where each kind is written. */
export function NothingWritten() {
  const { title, text, picture } = myItemsTexts.empty;
  return (
    <Notice level={2} title={title} picture={picture}>
      <p>{text}</p>
      <Group>
        <LinkButton to={paths.news}>Write News</LinkButton>
        <LinkButton to={paths.events} variant="default">
          Add an Event
        </LinkButton>
        <LinkButton to={paths.education} variant="default">
          Write for Education
        </LinkButton>
      </Group>
    </Notice>
  );
}
