import { useState } from "react";
import { toolNames, writingTexts } from "../../content/writing.ts";
import { Field } from "../forms/Field.tsx";
import { AltFields, type AltText, altTrouble } from "./AltFields.tsx";
import { pictureTrouble } from "./editing/addresses.ts";
import { Panel } from "./Panel.tsx";
import { keepsDialogOpen } from "./Toolbar.tsx";

export interface PictureFormProps {
  onPut: (alt: string, address: string) => void;
  onCancel: () => void;
}

/** A picture that is somewhere already: where, and what is to be seen in it. */
export function PictureAddressForm({ onPut, onCancel }: PictureFormProps) {
  const texts = writingTexts.picture;
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState<AltText>("");
  const [troubles, setTroubles] = useState({
    address: null as string | null,
    alt: null as string | null,
  });

  function put() {
    const found = { address: pictureTrouble(address), alt: altTrouble(alt) };
    if (found.address || found.alt) setTroubles(found);
    else onPut(alt ?? "", address);
  }

  return (
    <Panel label={toolNames.picture} put={texts.put} onPut={put} onCancel={onCancel}>
      <Field
        label={texts.address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        error={troubles.address ?? undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setTroubles({ ...troubles, address: null });
        }}
        {...keepsDialogOpen}
      />
      <AltFields
        alt={alt}
        trouble={troubles.alt}
        onChange={(changed) => {
          setAlt(changed);
          setTroubles({ ...troubles, alt: null });
        }}
      />
    </Panel>
  );
}
