import { expect, test } from "vitest";
import { keepParagraphs } from "./usePaste.ts";

const long =
  "We met at the weir before sunrise and counted every heron that came to the water. ".repeat(2);

test.each([
  [
    "paragraphs that are lines",
    `${long}\nThen we had breakfast.\r\n${long}`,
    `${long}\n\nThen we had breakfast.\n\n${long}`,
  ],
  ["short lines", "Ana\nMill Pond\nClearwater", "Ana\n\nMill Pond\n\nClearwater"],
  [
    "lines that were broken to a width",
    "We met at the weir before sunrise and counted every heron that came\nto the water. Nine of them stood on the dock, and two flew over the\ntrees.\nThen we had breakfast.",
    "We met at the weir before sunrise and counted every heron that came\nto the water. Nine of them stood on the dock, and two flew over the\ntrees.\n\nThen we had breakfast.",
  ],
  ["paragraphs that are apart", "One.\n\nTwo.\n\n\nThree.", "One.\n\nTwo.\n\n\nThree."],
  [
    "Markdown",
    "## Boots\n- one\n- two\n> quiet\n| a |\n| - |",
    "## Boots\n- one\n- two\n> quiet\n| a |\n| - |",
  ],
  ["code", "```\na\nb\n```", "```\na\nb\n```"],
  ["one line", "Herons", "Herons"],
  ["nothing", "", ""],
])("%s", (_name, text, kept) => {
  expect(keepParagraphs(text)).toBe(kept);
});
