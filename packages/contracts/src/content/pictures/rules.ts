/** The formats of uploads, as forms and rejections name them. */
export const PICTURE_FORMATS = "JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF";

const PICTURE_MAX_MB = 15;
export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1024 * 1024;
/** A slower upload is aborted, bytes a second. */
export const PICTURE_MIN_RATE = 20_000;
export const PICTURE_MAX_PIXELS = 50_000_000;
/** Of either side. */
export const PICTURE_MAX_SIDE = 12_000;
/** Decoders hold these pictures whole in memory, at up to 25, 14 and 10 bytes a pixel. */
export const AVIF_MAX_PIXELS = 16_000_000;
export const HEIC_MAX_PIXELS = 25_000_000;
export const DEEP_COLOR_MAX_PIXELS = 24_000_000;

/** Its description, characters. */
export const ALT_MAX = 300;

export const pictureErrors = {
  tooLarge: `This picture is larger than ${PICTURE_MAX_MB} MB. Please choose a smaller one.`,
  undescribed: "Describe the picture, or mark it as decoration.",
  reviewed:
    "Only staff can change what is said of a picture that waits for them or is published. Add the picture again to say something else.",
  remote:
    "Please upload the picture instead: staff see what is published here first, and a picture on another site could change after that.",
  remoteInText:
    "Please upload the pictures in this text instead: staff see what is published here first, and a picture on another site could change after that.",
  unchecked:
    "This text is too complicated for its pictures to be checked. Please make it simpler, or take them out.",
  notFound: "This picture is no longer here. Please add it again.",
} as const;
