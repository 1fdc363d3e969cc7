/** Longer texts are rejected, in UTF-16 units and without the spaces around them. */
export const TITLE_MAX_LENGTH = 200;
export const EXCERPT_MAX_LENGTH = 500;
export const MARKDOWN_MAX_LENGTH = 50_000;
