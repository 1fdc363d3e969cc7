/** The size in which pictures of a kind are drawn, and the widths of their files, in pixels. */
export const shapes = {
  article: { width: 1280, height: 720, widths: [480, 720, 960, 1280] },
  gallery: { width: 1200, height: 900, widths: [480, 960] },
  hero: { width: 1920, height: 640, widths: [768, 1280, 1920] },
  /** The head of a list, a band of a drawing in the shape of a hero. */
  band: { width: 1920, height: 384, widths: [768, 1280, 1920] },
  leader: { width: 800, height: 1000, widths: [320, 640] },
} as const;
