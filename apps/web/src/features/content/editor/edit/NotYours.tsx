import { type ContentTypeName, contentTypes } from "@headwaters/contracts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage } from "#ui/page/notices.tsx";
import { contentPaths } from "../../contentTypes.ts";
import { editTexts, typeTexts } from "../../texts/editing/editor.ts";

/** Sends readers who cannot edit the item to its page. */
export function NotYours({ kind, id }: { kind: ContentTypeName; id: string }) {
  const { title, text, read } = editTexts.notYours;
  const { label } = contentTypes[kind];
  const { edit } = typeTexts[kind];
  return (
    <>
      <PageMeta title={edit} description={text(label)} status={403} />
      <NotePage title={title} text={text(label)}>
        <LinkButton to={contentPaths[kind](id)}>{read}</LinkButton>
      </NotePage>
    </>
  );
}
