export { PersonClearances } from "./PersonClearances.tsx";
