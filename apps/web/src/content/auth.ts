import { organization } from "@headwaters/contracts";

export const authTexts = {
  title: "Sign In or Sign Up",
  description: `Sign in to your ${organization.shortName} account, or create one.`,
  panel: {
    title: `Join ${organization.name}`,
    text: "An account is free. It brings you closer to the water:",
    points: [
      {
        title: "Exclusive fishing workshops",
        text: "Small groups, patient teachers, rods to borrow.",
      },
      {
        title: "Conservation education programs",
        text: "Learn to read a stream, and what lives in it.",
      },
      {
        title: "Community events and tournaments",
        text: "Days out with people who like being outside.",
      },
    ],
  },
} as const;
