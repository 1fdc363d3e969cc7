import { type ContactSubject, responseTimes } from "@headwaters/contracts";

/** The promised response time, phrased to follow "a response within". */
export const formatResponseTime = (about: ContactSubject | undefined) =>
  responseTimes[about ?? "general"];
