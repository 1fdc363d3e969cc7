import sharp from "sharp";

// Each file is read once, so a cache would waste memory.
sharp.cache(false);
// Blocks all loaders; only those of the formats below are allowed again. SVG and PDF could contain
// scripts.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Tiff", "Nsgif"].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

export { sharp };
