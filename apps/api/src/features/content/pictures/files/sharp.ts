import sharp from "sharp";

// Each file is read once, so a cache would waste memory.
sharp.cache(false);
// Blocks all loaders; only those of the formats below are allowed again. SVG and PDF could contain
// scripts.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

/** True if this build of sharp has the (patented) decoder of iPhones' pictures. */
export const readsHeic = sharp.format.heif.input.fileSuffix?.includes(".heic") ?? false;

export { sharp };
