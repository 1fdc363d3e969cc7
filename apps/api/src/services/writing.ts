import type { WritingService } from "@headwaters/contracts/router";
import { previewHtmlOf } from "./markdown.ts";

export function writingService(): WritingService {
  return {
    preview: ({ markdown }) => ({ html: previewHtmlOf(markdown) }),
  };
}
