import type { ContentTypeName, ContentVersionAddress, SavedVersion } from "@headwaters/contracts";
import type { ApiClient } from "../../lib/api/client.ts";
import type { ContentFields, EditableContent, SentContent } from "./editor/form/values.ts";

interface Id {
  id: string;
}
interface Options {
  signal?: AbortSignal;
}

/**
 * Client calls that are alike for all content types. The schemas of the type check the input; the
 * types of the methods let it through, because each procedure takes its own type only.
 */
interface ContentClient {
  create: { mutate(content: SentContent): Promise<Id & { title: string; published: boolean }> };
  update: { mutate(content: SentContent): Promise<EditableContent> };
  unpublish: { mutate(address: Id): Promise<EditableContent> };
  remove: { mutate(address: Id): Promise<unknown> };
  restore: { mutate(address: ContentVersionAddress): Promise<EditableContent> };
  get: { query(address: Id, options: Options): Promise<ContentFields> };
  edit: { query(address: Id, options: Options): Promise<EditableContent> };
  history: { query(address: Id, options: Options): Promise<SavedVersion[]> };
  version: { query(address: ContentVersionAddress, options: Options): Promise<ContentFields> };
}

export const contentClient = (client: ApiClient, type: ContentTypeName): ContentClient =>
  client[type];
