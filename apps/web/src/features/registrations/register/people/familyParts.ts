// What only families need who are signed in, and only with JavaScript: one chunk.

export { RegisterPart } from "../RegisterPart.tsx";
export { OwnActions } from "../status/OwnActions.tsx";
