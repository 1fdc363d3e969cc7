import { type Change, edited, type Selected } from "./changes.ts";

export function selectedIn(textarea: HTMLTextAreaElement): Selected {
  const { value: text, selectionStart: start, selectionEnd: end } = textarea;
  return { text, start, end };
}

/**
 * Changes a text by the browser's editing command, because no other way adds one undo step and an
 * input event.
 */
export function perform(textarea: HTMLTextAreaElement, changes: readonly Change[]) {
  const { from, to, insert, start, end } = edited(selectedIn(textarea), changes);
  textarea.focus();
  textarea.setSelectionRange(from, to);
  const isDone = insert
    ? document.execCommand("insertText", false, insert)
    : from === to || document.execCommand("delete");
  if (!isDone) {
    textarea.setRangeText(insert, from, to);
    textarea.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}
