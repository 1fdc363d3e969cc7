// One chunk for these dialogs, because every page's first load lists the names of all lazy chunks.

export { CancelDialog } from "../own/cancel/CancelDialog.tsx";
export { DeclineDialog } from "../own/cancel/DeclineDialog.tsx";
export { ChangeChildDialog } from "./ChangeChildDialog.tsx";
export { RemoveChildDialog } from "./RemoveChildDialog.tsx";
