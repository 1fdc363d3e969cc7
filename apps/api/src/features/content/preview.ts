import { RetryableError, type WritingService } from "@headwaters/contracts/router";
import { sharedPlaces } from "../../platform/concurrency/perKeyLimiter.ts";
import { previewHtmlOf } from "./markdown/markdown.ts";

/** An editor asks for one at a time, and a page that compares two versions for both: in two tabs. */
const OF_ONE_ACCOUNT = 6;

const tooManyAtOnce = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Earlier previews of yours are still being made. Please try again in a moment.",
    2,
  );

export function writingService(): WritingService {
  const admitted = sharedPlaces({
    all: Number.POSITIVE_INFINITY, // markdown.ts bounds them
    each: OF_ONE_ACCOUNT,
    refusal: tooManyAtOnce,
  });
  return {
    preview: (author, { markdown }) => admitted(author.id, () => previewHtmlOf(markdown)),
  };
}
