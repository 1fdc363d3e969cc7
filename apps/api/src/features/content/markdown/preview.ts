import { type PreviewService, RetryableError } from "@headwaters/contracts/router";
import { perKeyLimiter } from "../../../platform/concurrency/perKeyLimiter.ts";
import { renderPreview } from "./markdown.ts";

/** An editor asks for one at a time, and a page that compares two versions for both: in two tabs. */
const OF_ONE_ACCOUNT = 6;

const tooManyAtOnce = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Earlier previews of yours are still being made. Please try again in a moment.",
    2,
  );

export function previewService(): PreviewService {
  const acquire = perKeyLimiter({
    globalLimit: Number.POSITIVE_INFINITY, // markdown.ts bounds them
    keyLimit: OF_ONE_ACCOUNT,
    refuse: tooManyAtOnce,
  });
  return {
    preview: (author, { markdown }) => acquire(author.id, () => renderPreview(markdown)),
  };
}
