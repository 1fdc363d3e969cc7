import type { LogEntry } from "@headwaters/contracts";
import { parseContentType } from "#features/content";
import { paths } from "#lib/paths.ts";

const pathsByKind = new Map<string, (id: string) => string>([
  ["account", paths.person],
  ["application", paths.application],
  ["message", paths.message],
  ["newsletter", paths.newsletter],
]);

/** The page of a subject; null without one, or when it is deleted. */
export function subjectPath({ kind, id, name }: NonNullable<LogEntry["subject"]>): string | null {
  if (name === null) return null;
  const contentType = parseContentType(kind);
  if (contentType) return paths.editContent(contentType, id);
  return pathsByKind.get(kind)?.(id) ?? null;
}
