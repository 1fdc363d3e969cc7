// What only families need who are signed in, and only with JavaScript: one chunk.
export { OwnActions } from "./OwnActions.tsx";
export { RegisterPart } from "./RegisterPart.tsx";
