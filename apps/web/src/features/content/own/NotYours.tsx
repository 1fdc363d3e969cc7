import type { ItemKind } from "@headwaters/contracts";
import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { NotePage } from "../../../ui/page/NotePage.tsx";
import { itemPaths } from "../itemPaths.ts";
import { editTexts, itemWords } from "../texts/editing.ts";

/** Leads whoever may only read an item to where it is read. */
export function NotYours({ kind, id }: { kind: ItemKind; id: string }) {
  const { title, text, read } = editTexts.notYours;
  const { word, edit } = itemWords[kind];
  return (
    <>
      <PageMeta title={edit} description={text(word)} status={403} />
      <NotePage title={title} text={text(word)}>
        <LinkButton to={itemPaths[kind](id)}>{read}</LinkButton>
      </NotePage>
    </>
  );
}
