export { AccountPart } from "./account/AccountPart.tsx";
export { ChangeForm } from "./account/change/ChangeForm.tsx";
export { nothingChanged } from "./account/change/nothingChanged.ts";
export { DataList } from "./account/data/DataList.tsx";
export type { MyDataProps } from "./account/data/MyDataPage.tsx";
export { PasswordPrompt } from "./password/confirm/PasswordPrompt.tsx";
export { toastCreateFailure } from "./session/createFailure.ts";
export {
  useCheckCurrentUser,
  useCurrentUser,
  useFollowOtherTabs,
  useSetCurrentUser,
} from "./session/currentUser.ts";
export { useFollowLostSession } from "./session/useFollowLostSession.ts";
