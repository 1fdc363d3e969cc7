import { type ContactSubject, responseTimes } from "@headwaters/contracts";

/** The promised response time, as it follows "a response within". */
export const promisedTime = (about: ContactSubject | undefined) =>
  responseTimes[about ?? "general"];
