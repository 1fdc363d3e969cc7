// The package describes the functions of its C library only, not these classes of its examples.
declare module "libheif-js/wasm-bundle.js" {
  interface HeifImage {
    /** Upright, as the file's own transformations are applied. */
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `data` with RGBA, 8 bits each; calls back with null if the picture cannot be decoded. */
    display(
      target: { data: Uint8Array; width: number; height: number },
      done: (target: object | null) => void,
    ): void;
  }
  const libheif: {
    /** The pictures of a file; none if it cannot be read. */
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
