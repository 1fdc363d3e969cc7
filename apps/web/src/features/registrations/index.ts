export { NextEvents } from "./next/NextEvents.tsx";
