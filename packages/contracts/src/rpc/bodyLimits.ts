import { MARKDOWN_MAX_LENGTH } from "../content/preview/rules.ts";
import { NEWSLETTER_INTRODUCTION_MAX } from "../newsletter/rules.ts";
import { FACT_MAX } from "../registrations/childFacts.ts";
import { PARTY_MAX } from "../registrations/rules.ts";

/** Largest body of a call, bytes, unless its `meta.bodyLimit` says more. */
export const BODY_LIMIT = 64 * 1024;

/** In JSON a UTF-16 unit takes at most six bytes: "\\u1234". */
const MAX_BYTES_PER_UNIT = 6;

/** `meta.bodyLimit` of calls that carry the text of an article or event beside shorter fields. */
export const CONTENT_BODY_LIMIT = BODY_LIMIT + MARKDOWN_MAX_LENGTH * MAX_BYTES_PER_UNIT;

/** The same for the introduction of a newsletter. */
export const NEWSLETTER_BODY_LIMIT = BODY_LIMIT + NEWSLETTER_INTRODUCTION_MAX * MAX_BYTES_PER_UNIT;

/** The same for the facts of children, of which each has two long texts and some choices. */
export const REGISTRATION_BODY_LIMIT =
  BODY_LIMIT + PARTY_MAX * (2 * FACT_MAX + 100) * MAX_BYTES_PER_UNIT;
