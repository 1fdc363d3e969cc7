import { formatMinutes, organization, RESET_LINK_MINUTES } from "@headwaters/contracts";
import { galleryMapCompass } from "#ui/pictures/galleryPictures.ts";

/** Shown beside every step of password recovery. */
export const recoveryPicture = galleryMapCompass;

const description = `How to get back into your ${organization.shortName} account when you have lost the password.`;

export const forgotPasswordTexts = {
  request: {
    title: "Reset Your Password",
    description,
    text: "Tell us the email address of your account, and we will send you a link to set a new password.",
  },
  sent: {
    title: "Check Your Email",
    description,
    text: `If that email address exists in our system, we have sent a reset link to it. The link expires in ${formatMinutes(RESET_LINK_MINUTES)}.`,
    hint: "Nothing there after a few minutes? Check your spam folder, and make sure it is the address you signed up with.",
  },
} as const;

export const resetPasswordTexts = {
  invalid: {
    title: "Invalid Reset Link",
    description,
    text: `This password reset link is invalid or has expired. A link works once, for ${formatMinutes(RESET_LINK_MINUTES)}.`,
  },
  form: {
    title: "Set New Password",
    description,
    text: "It replaces the old one everywhere: you will be signed out on every device.",
  },
  done: {
    title: "Password Reset Complete",
    description,
    text: "Your password has been updated, and every device is signed out. You can now log in with your new password.",
  },
} as const;
