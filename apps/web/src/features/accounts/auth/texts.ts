import { organization } from "@headwaters/contracts";

/** The toast of a sign-in, as the specification has it. */
export const welcomeBack = {
  title: "Welcome back!",
  description: "You've been successfully logged in.",
  variant: "success",
} as const;

export const authTexts = {
  title: "Sign In or Sign Up",
  description: `Sign in to your ${organization.shortName} account, or create one.`,
  panel: {
    title: `Join ${organization.name}`,
    text: "An account is free. Here is what our members come for:",
    points: [
      {
        title: "Exclusive fishing workshops",
        text: "Small groups, patient teachers and rods to borrow.",
      },
      {
        title: "Conservation education programs",
        text: "Learn to read a stream and find out what lives in it.",
      },
      {
        title: "Community events and tournaments",
        text: "Days out with people who like being outside.",
      },
    ],
  },
  /** For visitors who come from an event's registration. */
  registering:
    "Sign in or create an account, and we take you straight back to the event to register.",
  hasAccount: "I have an account",
  /** Below the button that creates an account, with Markdown links. */
  agreement:
    "By creating an account you agree to our [Terms of Service](/terms). Our [Privacy Policy](/privacy) says how we protect what you tell us.",
} as const;
