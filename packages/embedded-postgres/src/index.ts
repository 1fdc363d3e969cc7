export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embeddedPostgres.ts";
export { EmbeddedPostgresError } from "./errors.ts";
