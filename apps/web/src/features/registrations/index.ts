export { NextEvents } from "./next/NextEvents.tsx";
export { registrationStatusNames } from "./texts/myRegistrations.ts";
