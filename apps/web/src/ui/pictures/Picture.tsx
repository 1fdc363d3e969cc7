import classes from "./Picture.module.css";
import type { Picture as PictureFile } from "./pictures.ts";

/**
 * One of the site's pictures, by its name, or an uploaded one, by its address; the size of the
 * latter is unknown.
 */
type Shown = Pick<PictureFile, "name" | "widths"> & Partial<PictureFile>;

export interface PictureProps {
  picture: Shown;
  /** The description; empty if the text beside it says the same. */
  alt: string;
  /** Shown instead on upright screens: the same scene in portrait format. */
  tall?: PictureFile;
  /** The attribute `sizes`: its width on the page. */
  sizes: string;
  /**
   * When it is fetched. first: before all others, as the largest picture of the page's first
   * screen on a phone, one a page; early: at once, too. Otherwise it is fetched when it is near
   * the screen.
   */
  fetched?: "first" | "early" | undefined;
  className?: string | undefined;
}

const FORMATS = ["avif", "webp"] as const;
const UPRIGHT = "(max-aspect-ratio: 4/5)";

type Format = (typeof FORMATS)[number];

function formatAddress({ name }: Shown, width: number | undefined, format: Format) {
  return `${name.startsWith("/") ? `${name}/` : `/pictures/${name}-`}${width}.${format}`;
}

function addresses(picture: Shown, format: Format) {
  const { widths } = picture;
  // A single size needs no descriptor.
  if (widths.length === 1) return formatAddress(picture, widths[0], format);
  return widths.map((width) => `${formatAddress(picture, width, format)} ${width}w`).join(", ");
}

/** One of the site's own pictures, in the smallest file that is sharp enough. */
export function Picture({ picture, tall, sizes, alt, fetched, className }: PictureProps) {
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
        src={formatAddress(picture, picture.widths[0], "webp")}
        {...(picture.widths.length > 1 && { srcSet: addresses(picture, "webp"), sizes })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={fetched ? "eager" : "lazy"}
        fetchPriority={fetched === "first" ? "high" : undefined}
        // Sync decoding shows a loaded picture with the first paint.
        decoding={fetched ? "sync" : "async"}
        style={picture.color ? { backgroundColor: picture.color } : undefined}
      />
    </picture>
  );
}
