export { AccountPart } from "./account/AccountPart.tsx";
export { ChangeForm, nothingChanged } from "./ChangeForm.tsx";
export { ConfirmedDownload } from "./ConfirmedDownload.tsx";
export { DataList } from "./data/DataList.tsx";
export type { MyDataProps } from "./data/MyDataPage.tsx";
export { PasswordPrompt } from "./password/PasswordPrompt.tsx";
export {
  useCheckCurrentUser,
  useCurrentUser,
  useFollowLostSession,
  useFollowOtherTabs,
  useIsSignedIn,
  useSetCurrentUser,
} from "./session/currentUser.ts";
export { toastCreateFailure } from "./session/loggedOut.ts";
export { PerAccount } from "./session/PerAccount.tsx";
export { SenderFields } from "./session/SenderFields.tsx";
