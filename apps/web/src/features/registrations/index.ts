export { NextEvents } from "./staff-events/NextEvents.tsx";
