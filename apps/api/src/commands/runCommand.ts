// Shared by the commands (staff.ts, mail.ts, database.ts). package.json calls them with `node --`:
// otherwise Node would take `--env-file` for its own option.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs, parseEnv } from "node:util";
import { DomainError } from "@headwaters/contracts/router";
import { databaseName } from "@headwaters/db";
import { type Config, readConfig, StartError } from "../config.ts";
import { findDatabase } from "../startup/database.ts";
import { printFailure } from "../startup/failures.ts";

const ENV_FILE = "Say which file --env-file means: --env-file .env";

export interface CommandContext {
  config: Config;
  connectionString: string;
}

type Command = (context: CommandContext) => Promise<unknown>;

/**
 * Runs a command beside the site, with the environment and the file of --env-file; prints the name of
 * the database. On failure it prints one sentence and sets the exit code 1.
 * @param usage printed for invalid arguments
 * @param choose returns the command for its arguments; throws StartError for invalid ones
 */
export function runCommand(
  usage: string,
  choose: (args: string[]) => Command,
  options: ParseArgsOptionsConfig = {},
): Promise<void> {
  return endWithSentence(async () => {
    const { args, readEnvironment } = readArguments(usage, options);
    const command = choose(args);
    const config = readConfig(readEnvironment());
    const connectionString = await findDatabase(config);
    nameDatabase(connectionString);
    await command({ config, connectionString });
  });
}

/** Prints the database of a command, without its password. */
export function nameDatabase(connectionString: string): void {
  console.log(`Database: ${databaseName(connectionString)}`);
}

/** Runs a command; on an error that the operator can fix, prints one sentence and sets the exit code 1. */
export async function endWithSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printFailure(error, [DomainError]);
    process.exitCode = 1;
  }
}

/**
 * Parses the arguments and options of this process without --env-file, and returns a function that
 * reads the environment with that file.
 * @throws StartError with `usage` for an option that is not in `options`
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  const { positionals, values } = parseOptions(usage, options);
  const { "env-file": envFile, ...others } = values as { "env-file"?: string };
  if (envFile === "") throw new StartError(ENV_FILE);
  return {
    args: positionals,
    values: others as ReturnType<typeof parseArgs<{ options: Options }>>["values"],
    // Variables of the environment take precedence, as with Node's own option.
    readEnvironment: () => ({ ...(envFile && readEnvFile(envFile)), ...process.env }),
  };
}

function parseOptions(usage: string, options: ParseArgsOptionsConfig) {
  try {
    const known = { ...options, "env-file": { type: "string" } } as const;
    return parseArgs({ options: known, allowPositionals: true });
  } catch (error) {
    throw new StartError(String(error).includes("--env-file") ? ENV_FILE : usage);
  }
}

/** Resolves a file name against the caller's folder: pnpm runs a command in the folder of its package. */
export const resolvePath = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);

/** Reads the variables of a file. @throws StartError if it cannot be read */
function readEnvFile(path: string): NodeJS.Dict<string> {
  const file = resolvePath(path);
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch {
    throw new StartError(`The env file ${file} cannot be read.`);
  }
}
