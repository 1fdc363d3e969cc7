import { Input } from "@mantine/core";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { ACCEPT } from "../../../pictures/FileButton.tsx";
import { markdownTexts, toolNames } from "../../../texts/editing/markdown.ts";
import { AltFields, type AltText, altTrouble } from "./AltFields.tsx";
import { Panel } from "./Panel.tsx";
import classes from "./PictureFileForm.module.css";
import { keepsDialogOpen } from "./Toolbar.tsx";
import { type UploadPicture, useUpload } from "./useUpload.ts";

interface PictureFileFormProps {
  onPut: (alt: string, address: string) => void;
  onCancel: () => void;
  upload: UploadPicture;
  /** A dropped or pasted file. */
  dropped: readonly File[];
}

/** Includes files without a known type, such as HEIC: the server checks the content. */
const isPicture = ({ type, name }: File) =>
  type.startsWith("image/") || /\.(?:heic|heif|avif|tiff?)$/i.test(name);

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // Browsers cannot show all formats that the server can read.
  return address && <img src={address} alt="" onError={() => setAddress(undefined)} />;
}

/** Chooses and describes a picture from this device. */
export function PictureFileForm({ upload, dropped, onPut, onCancel }: PictureFileFormProps) {
  const id = useId();
  const texts = markdownTexts.picture;
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState<AltText>("");
  const [asked, setAsked] = useState(false);
  const candidate = chosen ?? dropped[0];
  const file = candidate && isPicture(candidate) ? candidate : undefined;
  const { share, trouble, start } = useUpload(upload, (url) => onPut(alt ?? "", url));

  function put() {
    setAsked(true);
    if (file && !altTrouble(alt)) start(file);
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setAsked(false);
    setChosen(currentTarget.files?.[0]);
  }

  const missing = candidate && !file ? texts.notPicture : asked && !file ? texts.missingFile : null;
  const said = trouble ?? missing ?? (dropped.length > 1 && !chosen ? texts.one : null);
  return (
    <Panel
      label={toolNames.picture}
      put={share === null ? texts.put : texts.uploading}
      isBusy={share !== null}
      first={file && "input:not([type=file])"}
      onPut={put}
      onCancel={onCancel}
    >
      <div className={classes.file}>
        {file && <Thumbnail file={file} />}
        <Input.Wrapper
          id={id}
          label={texts.choose}
          description={file ? file.name : texts.drop}
          error={said}
          errorProps={{ role: "alert" }}
        >
          <input id={id} type="file" accept={ACCEPT} onChange={choose} {...keepsDialogOpen} />
          {share !== null && (
            <ProgressBar
              className={classes.progress ?? ""}
              share={share}
              aria-label={texts.uploading}
            />
          )}
        </Input.Wrapper>
      </div>
      <AltFields alt={alt} trouble={asked ? altTrouble(alt) : null} onChange={setAlt} />
    </Panel>
  );
}
