// npm start: installs and builds what is missing or stale, then runs the site until it is stopped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { env, install, node, root, run } from "./install.mjs";
import { onStop } from "./signals.mjs";
import { nodeEnv, nodeFlags } from "./siteProcess.mjs";

install();
const build = run(
  "turbo",
  ["run", "build", "--filter=!@headwaters/client", "--output-logs=errors-only", "--no-daemon"],
  {
    quiet: true,
  },
);
if (!build.ok) {
  console.error(build.output.trim());
  console.error("The site could not be built.");
  process.exit(1);
}

// Over the IPC channel the site notices when this process is killed.
const site = spawn(node, [...nodeFlags, join(root, "apps/api/src/main.ts")], {
  cwd: root,
  env: { ...nodeEnv, ...env },
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
onStop((signal) => site.kill(signal));
site.on("exit", (code) => process.exit(code ?? 1));
