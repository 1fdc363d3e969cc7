import type { ContactSubject } from "@headwaters/contracts";

/** Within what time an answer is promised, as it follows "a response within". */
const promises: Record<ContactSubject | "general", string> = {
  general: "24-48 hours",
  accessibility: "2 business days",
  privacy: "30 days",
};

export const promisedTime = (about: ContactSubject | undefined) => promises[about ?? "general"];
