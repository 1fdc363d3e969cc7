import type { ItemKind } from "@headwaters/contracts";
import { LinkButton } from "../../components/LinkButton.tsx";
import { NotePage } from "../../components/NotePage.tsx";
import { editTexts, itemWords } from "../../content/editing.ts";
import { itemPaths } from "../../itemPaths.ts";
import { PageMeta } from "../../layout/PageMeta.tsx";

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
