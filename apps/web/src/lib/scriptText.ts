/** JSON as the text of a script element that holds data: no "<" in it can end the element. */
export function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
