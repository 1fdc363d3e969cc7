/** Escapes JSON for the text of a script element, so that no "<" in it can end the element. */
export function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
