import { Button } from "@mantine/core";
import { useState } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import type { Change, Selected } from "./editing.ts";
import { type FoundLink, findLink, findLinkError, putLink, removeLink } from "./inline.ts";
import { keepsDialogOpen, ToolPanel } from "./Toolbar.tsx";
import { markdownTexts, toolNames } from "./texts.ts";

interface LinkFormProps {
  selected: Selected;
  onPut: (changes: readonly Change[]) => void;
  onCancel: () => void;
}

/** The target and text of a link: of the one around the selection, or of a new one. */
export function LinkForm({ selected, onPut, onCancel }: LinkFormProps) {
  const texts = markdownTexts.link;
  const link = findLink(selected);
  const initial = readFields(selected, link);
  const [words, setWords] = useState(initial.words);
  const [address, setAddress] = useState(initial.address);
  const [error, setError] = useState<string | null>(null);

  function put() {
    const found = findLinkError(address);
    if (found) setError(found);
    else onPut(putLink(selected, words, address));
  }

  return (
    <ToolPanel
      label={toolNames.link}
      put={link ? texts.change : texts.put}
      more={
        link && (
          <Button
            size="sm"
            variant="default"
            onClick={() => onPut(removeLink(link))}
            {...keepsDialogOpen}
          >
            {texts.remove}
          </Button>
        )
      }
      onPut={put}
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
        label={texts.words}
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        {...keepsDialogOpen}
      />
    </ToolPanel>
  );
}

/** The initial fields: those of a link, or the selected words, which may be an address. */
function readFields({ text, start, end }: Selected, link: FoundLink | null) {
  if (link) return link;
  const words = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(words);
  return isAddress ? { words: "", address: words } : { words, address: "" };
}
