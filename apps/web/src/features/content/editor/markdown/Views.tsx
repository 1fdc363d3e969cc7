import "#ui/styles/components/tabs.css";
import { Tabs } from "@mantine/core";
import { markdownTexts } from "../../texts/editing/markdown.ts";

export type View = "write" | "preview";

interface ViewsProps {
  /** Prefix of the ids of the tabs and their panels. */
  id: string;
  view: View;
  onChoose: (view: View) => void;
}

/** Tabs for narrow fields, which show either the text or its preview. */
export function Views({ id, view, onChoose }: ViewsProps) {
  return (
    <Tabs id={id} value={view} onChange={(chosen) => onChoose(chosen as View)}>
      <Tabs.List aria-label={markdownTexts.views}>
        <Tabs.Tab value="write" aria-controls={`${id}-panel-write`}>
          {markdownTexts.write}
        </Tabs.Tab>
        <Tabs.Tab value="preview" aria-controls={`${id}-panel-preview`}>
          {markdownTexts.preview.label}
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
