import sharp from "sharp";

// Files are read once: a cache of them would only take memory.
sharp.cache(false);
// Nothing but the decoders of these formats ever sees a file: no SVG, no PDF, no scripts in either.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

/** True if this build of sharp has the (patented) decoder of iPhones' pictures. */
export const readsHeic = sharp.format.heif.input.fileSuffix?.includes(".heic") ?? false;

export { sharp };
