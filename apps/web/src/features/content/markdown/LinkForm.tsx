import { Button } from "@mantine/core";
import { useState } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import type { Change, Selected } from "./editing.ts";
import { type FoundLink, findLink, findLinkError, putLink, removeLink } from "./inline.ts";
import { keepsDialogOpen, ToolPanel } from "./Toolbar.tsx";
import { markdownTexts, toolNames } from "./texts.ts";

interface LinkFormProps {
  selected: Selected;
  onInsert: (changes: readonly Change[]) => void;
  onCancel: () => void;
}

/** The target and text of a link: of the one around the selection, or of a new one. */
export function LinkForm({ selected, onInsert, onCancel }: LinkFormProps) {
  const texts = markdownTexts.link;
  const link = findLink(selected);
  const initial = readFields(selected, link);
  const [text, setText] = useState(initial.text);
  const [address, setAddress] = useState(initial.address);
  const [error, setError] = useState<string | null>(null);

  function submit() {
    const found = findLinkError(address);
    if (found) setError(found);
    else onInsert(putLink(selected, text, address));
  }

  return (
    <ToolPanel
      label={toolNames.link}
      submitLabel={link ? texts.change : texts.add}
      more={
        link && (
          <Button
            size="sm"
            variant="default"
            onClick={() => onInsert(removeLink(link))}
            {...keepsDialogOpen}
          >
            {texts.remove}
          </Button>
        )
      }
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        label={texts.address}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        error={error ?? undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setError(null);
        }}
        {...keepsDialogOpen}
      />
      <Field
        label={texts.text}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...keepsDialogOpen}
      />
    </ToolPanel>
  );
}

/** The initial fields: those of a link, or the selected words, which may be an address. */
function readFields({ text, start, end }: Selected, link: FoundLink | null) {
  if (link) return link;
  const selection = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(selection);
  return isAddress ? { text: "", address: selection } : { text: selection, address: "" };
}
