import { TryAgainError, type WritingService } from "@headwaters/contracts/router";
import { previewHtmlOf } from "./markdown.ts";
import { sharedPlaces } from "./uploads/sharedPlaces.ts";

/** One is drawn while others wait: someone who types fast asks again before the answer is there. */
const OF_ONE_ACCOUNT = 3;

const tooManyAtOnce = () =>
  new TryAgainError(
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
