// Fetched together: every page's first load names each file that any page fetches later.

export { CancelDialog } from "../own/cancel/CancelDialog.tsx";
export { DeclineDialog } from "../own/cancel/DeclineDialog.tsx";
export { ChangeChildDialog } from "./ChangeChildDialog.tsx";
export { RemoveChildDialog } from "./RemoveChildDialog.tsx";
