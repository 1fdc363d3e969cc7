export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embeddedPostgres.ts";
export { EmbeddedPostgresError } from "./errors.ts";
