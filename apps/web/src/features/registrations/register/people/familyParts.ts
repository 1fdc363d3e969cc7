// One chunk for parts that only signed-in families with JavaScript need.

export { RegisterPart } from "../RegisterPart.tsx";
export { OwnActions } from "../status/OwnActions.tsx";
