import { useState } from "react";
import { ownPicture } from "../ownPicture.ts";
import { Picture } from "../Picture.tsx";
import classes from "./ItemPicture.module.css";

interface ItemPictureProps {
  imageUrl: string;
  sizes: string;
  first?: boolean;
}

/** The picture of an item in a frame of fixed ratio; one that cannot be had leaves no gap. */
export function ItemPicture({ imageUrl, sizes, first = false }: ItemPictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  const own = ownPicture(imageUrl);
  return (
    <div className={classes.frame}>
      {own ? (
        <Picture {...own} sizes={sizes} first={first} className={classes.picture} />
      ) : (
        <img
          className={classes.picture}
          src={imageUrl}
          alt=""
          loading={first ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          // It may have failed before this page came alive.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
        />
      )}
    </div>
  );
}
