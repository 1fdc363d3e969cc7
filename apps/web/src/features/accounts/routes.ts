import type { FeaturePages } from "#lib/pageRoute.ts";
import { pages } from "#lib/paths.ts";

export const accountsPages: FeaturePages = {
  routes: [
    { path: pages.auth, access: "public", page: "accounts/auth/AuthPage", isUnlisted: true },
    {
      path: pages.forgotPassword,
      access: "public",
      page: "accounts/recovery/ForgotPasswordPage",
      isUnlisted: true,
    },
    {
      path: pages.resetPassword,
      access: "public",
      page: "accounts/recovery/ResetPasswordPage",
      isUnlisted: true,
    },
    {
      path: pages.confirmEmail,
      access: "public",
      page: "accounts/confirm-email/ConfirmEmailPage",
      isUnlisted: true,
    },
    { path: pages.account, access: "member", page: "accounts/account/AccountPage" },
    { path: pages.myData, access: "member", page: "accounts/data/MyDataPage" },
  ],
};
