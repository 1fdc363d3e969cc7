import { PICTURE_WIDTHS, parseUploadId } from "@headwaters/contracts";
import { useState } from "react";
import { Picture } from "../../../ui/pictures/Picture.tsx";
import { ownPicture } from "../ownPicture.ts";
import classes from "./ContentPicture.module.css";

interface ContentPictureProps {
  imageUrl: string;
  /** The description of an uploaded picture. */
  imageAlt: string | null;
  sizes: string;
  first?: boolean;
}

/** The picture of an item in a frame of fixed ratio; one that cannot be had leaves no gap. */
export function ContentPicture({ imageUrl, imageAlt, sizes, first = false }: ContentPictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  const alt = imageAlt ?? "";
  const own = parseUploadId(imageUrl)
    ? { picture: { name: imageUrl, widths: PICTURE_WIDTHS }, alt }
    : ownPicture(imageUrl);
  return (
    <div
      className={classes.frame}
      onErrorCapture={() => setBroken(true)}
      // It may have failed before this page came alive.
      ref={(frame) => {
        const image = frame?.querySelector("img");
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
    >
      {own ? (
        <Picture {...own} sizes={sizes} first={first} className={classes.picture} />
      ) : (
        <img
          className={classes.picture}
          src={imageUrl}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
