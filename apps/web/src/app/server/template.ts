/** The parts that index.html leaves open. */
export interface PageParts {
  head: string;
  /** Last in the head. */
  styles: string;
  body: string;
  data: string;
}
const GAPS = /<!--(head|body|data)-->|(?=<\/head>)/;

/** Makes the function that fills index.html. */
export function readTemplate(template: string): (parts: PageParts) => string {
  // Text, gap, text, gap, …; the one before </head> has no name there.
  const pieces: (string | undefined)[] = template.split(GAPS);
  return (parts) =>
    pieces
      .map((piece = "styles", index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts]))
      .join("");
}
