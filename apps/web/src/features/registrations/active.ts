import type { RegistrationStatus } from "@headwaters/contracts";

const ACTIVE: readonly RegistrationStatus[] = ["confirmed", "offered", "waiting"];

/** Has a seat, an offer or a place on the waitlist. */
export const isActive = ({ status }: { status: RegistrationStatus }) => ACTIVE.includes(status);
