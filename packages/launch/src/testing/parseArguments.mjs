/**
 * Returns the arguments of both runners, and whether the checks run too. Chosen tests may all belong to one
 * of the runners.
 */
export function parseArguments(args) {
  const isChanged = (arg) => arg === "--changed" || arg.startsWith("--changed=");
  const chosen = args
    .filter((arg) => arg !== "--")
    // "--shard 1/3" is "--shard=1/3".
    .flatMap((arg, index, all) => {
      if (arg === "--shard") return [`--shard=${all[index + 1]}`];
      return all[index - 1] === "--shard" ? [] : [arg];
    })
    .map((arg) => (arg === "--changed" ? "--changed=main" : arg));
  const isPart = chosen.some((arg) => !arg.startsWith("--shard="));
  return {
    hasChecks: chosen.every((arg) => arg.startsWith("--shard=1/")),
    vitest: [...chosen, ...(isPart ? ["--passWithNoTests"] : [])],
    playwright: [
      ...chosen.map((arg) => (isChanged(arg) ? arg.replace("--changed", "--only-changed") : arg)),
      ...(isPart ? ["--pass-with-no-tests"] : []),
    ],
  };
}
