import { Button } from "@mantine/core";
import { useState } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import { markdownTexts, toolNames } from "../../../texts/editing/markdown.ts";
import { linkTrouble } from "../editing/addresses.ts";
import { Panel } from "./Panel.tsx";
import { keepsDialogOpen } from "./Toolbar.tsx";

interface LinkFormProps {
  words: string;
  address: string;
  /** Removes the link around the selection; absent without one. */
  onRemove: (() => void) | undefined;
  onPut: (words: string, address: string) => void;
  onCancel: () => void;
}

/** The target and text of a link. */
export function LinkForm({ onRemove, onPut, onCancel, ...begun }: LinkFormProps) {
  const texts = markdownTexts.link;
  const [words, setWords] = useState(begun.words);
  const [address, setAddress] = useState(begun.address);
  const [trouble, setTrouble] = useState<string | null>(null);

  function put() {
    const found = linkTrouble(address);
    if (found) setTrouble(found);
    else onPut(words, address);
  }

  return (
    <Panel
      label={toolNames.link}
      put={onRemove ? texts.change : texts.put}
      more={
        onRemove && (
          <Button size="sm" variant="default" onClick={onRemove} {...keepsDialogOpen}>
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
        error={trouble ?? undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setTrouble(null);
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
    </Panel>
  );
}
