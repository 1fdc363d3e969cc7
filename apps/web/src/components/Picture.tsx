import type { Picture as PictureFile } from "../content/pictures.ts";
import classes from "./Picture.module.css";

interface PictureProps {
  picture: PictureFile;
  /** What is to be seen; empty where the text beside it says as much. */
  alt: string;
  /** Shown instead on upright screens: the same scene, drawn tall. */
  tall?: PictureFile;
  /** How wide it is shown, as in the attribute of this name. */
  sizes: string;
  /** The first thing seen on its page: fetched at once. */
  first?: boolean;
  className?: string | undefined;
}

const FORMATS = ["avif", "webp"] as const;
const UPRIGHT = "(max-aspect-ratio: 4/5)";

function addresses({ name, widths }: PictureFile, format: (typeof FORMATS)[number]) {
  // One size alone needs no choosing.
  if (widths.length === 1) return `/pictures/${name}-${widths[0]}.${format}`;
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(", ");
}

/** One of the site's own pictures, in the smallest file that is sharp enough. */
export function Picture({ picture, tall, sizes, alt, first, className }: PictureProps) {
  return (
    <picture className={classes.picture}>
      {tall &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={UPRIGHT}
            type={`image/${format}`}
            srcSet={addresses(tall, format)}
            sizes={sizes}
            width={tall.width}
            height={tall.height}
          />
        ))}
      <source
        type="image/avif"
        srcSet={addresses(picture, "avif")}
        {...(picture.widths.length > 1 && { sizes })}
      />
      <img
        className={className}
        src={`/pictures/${picture.name}-${picture.widths[0]}.webp`}
        {...(picture.widths.length > 1 && { srcSet: addresses(picture, "webp"), sizes })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        // The first picture comes with the first paint, if it is there by then.
        decoding={first ? "sync" : "async"}
        style={picture.colour ? { backgroundColor: picture.colour } : undefined}
      />
    </picture>
  );
}
