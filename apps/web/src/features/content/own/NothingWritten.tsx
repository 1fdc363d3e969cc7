import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { myContentTexts } from "../texts/editing/myContent.ts";

/** Links to the lists with an editor. */
export function NothingWritten() {
  const { title, text, picture } = myContentTexts.empty;
  return (
    <Notice level={2} title={title} picture={picture}>
      <p>{text}</p>
      <div className={shared.row}>
        <LinkButton to={paths.news}>Write News</LinkButton>
        <LinkButton to={paths.events} variant="default">
          Add an Event
        </LinkButton>
        <LinkButton to={paths.education} variant="default">
          Write for Education
        </LinkButton>
      </div>
    </Notice>
  );
}
