// One chunk for these dialogs, because every page's first load lists the names of all lazy chunks.

export { DeclineDialog } from "../own/cancel/DeclineDialog.tsx";
export { LeaveEventDialog } from "../own/cancel/LeaveEventDialog.tsx";
export { ChangeChildDialog } from "./ChangeChildDialog.tsx";
export { RemoveChildDialog } from "./RemoveChildDialog.tsx";
