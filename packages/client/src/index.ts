export {
  type Client,
  type ClientOptions,
  createClient,
  type Inputs,
  type Outputs,
} from "./client.ts";
export {
  ConflictError,
  ForbiddenError,
  HeadwatersError,
  InvalidInputError,
  NotFoundError,
  TryLaterError,
  UnauthorizedError,
} from "./errors.ts";
