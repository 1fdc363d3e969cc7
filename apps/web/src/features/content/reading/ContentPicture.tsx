import { type Focus, PICTURE_WIDTHS, type PictureSize, parseUploadId } from "@headwaters/contracts";
import { type CSSProperties, useState } from "react";
import { Picture, type PictureProps } from "#ui/pictures/Picture.tsx";
import { type findPlaceholderPicture, findSitePicture } from "../contentPictures.ts";
import classes from "./ContentPicture.module.css";

export interface ContentPictureProps extends Pick<PictureProps, "sizes" | "fetched"> {
  imageUrl: string | null;
  /** The description of an uploaded picture or one of the site's own. */
  imageAlt: string | null;
  /** Focus and pixels of an uploaded picture. */
  imageFocus?: Focus | null;
  imageSize?: PictureSize | null;
  /** Shown where the item has no picture, or one that cannot be loaded. */
  placeholder?: ReturnType<typeof findPlaceholderPicture>;
  /** In its own ratio, not in that of cards. */
  isWhole?: boolean;
}

/** The picture of an item; without a placeholder, one that cannot be loaded leaves no gap. */
export function ContentPicture(props: ContentPictureProps) {
  const { imageAlt, imageFocus, imageSize, placeholder, sizes, isWhole, fetched } = props;
  const [broken, setBroken] = useState(false);
  const imageUrl = broken ? null : props.imageUrl;
  const shown = { sizes, fetched, className: classes.picture };
  if (!imageUrl) {
    return (
      placeholder && (
        <div className={classes.frame}>
          <Picture {...shown} picture={placeholder} alt="" />
        </div>
      )
    );
  }
  const alt = imageAlt ?? "";
  const picture = parseUploadId(imageUrl)
    ? { name: imageUrl, widths: PICTURE_WIDTHS, ...imageSize }
    : findSitePicture(imageUrl);
  const { width, height } = picture ?? {};
  return (
    <div
      className={classes.frame}
      data-whole={isWhole}
      style={
        {
          ...(isWhole && width && { "--ratio": `${width} / ${height}` }),
          ...(imageFocus && { "--focus": `${imageFocus.x}% ${imageFocus.y}%` }),
        } as CSSProperties
      }
      onErrorCapture={() => setBroken(true)}
      // It may have failed before hydration.
      ref={(frame) => {
        const image = frame?.querySelector("img");
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
    >
      {picture ? (
        <Picture {...shown} picture={picture} alt={alt} />
      ) : (
        <img
          className={classes.picture}
          src={imageUrl}
          alt={alt}
          loading={fetched ? "eager" : "lazy"}
          fetchPriority={fetched === "first" ? "high" : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
