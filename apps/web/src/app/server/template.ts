/** The parts that fill the gaps of index.html. */
export interface PageParts {
  head: string;
  /** At the end of the head. */
  styles: string;
  body: string;
  data: string;
}
const GAPS = /<!--(head|body|data)-->|(?=<\/head>)/;

/** Creates the function that fills the gaps of index.html. */
export function readTemplate(template: string): (parts: PageParts) => string {
  // Text, gap, text, gap, …; the gap before </head> has no name.
  const pieces: (string | undefined)[] = template.split(GAPS);
  return (parts) =>
    pieces
      .map((piece = "styles", index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts]))
      .join("");
}
